// A CloudFront Function (runtime 2.0, https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html):
// plain JavaScript without imports. Outside its stage API Gateway answers a bare 403, which is no envelope and can't be
// made one. So what isn't below /api asks for the stage's own root instead, where there is no route: the caller is told
// so like everywhere else, after the same look at the key and its limit.

function handler(event) {
  event.request.uri = '/api/';
  return event.request;
}
