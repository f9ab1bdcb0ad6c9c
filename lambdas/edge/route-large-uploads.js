// A CloudFront Function (runtime 2.0, https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html):
// plain JavaScript without imports. On viewer request it sends an upload that is too large for a Lambda payload to the
// path whose body API Gateway puts into S3.

// Lambda takes 6 MiB, and API Gateway sends a binary body in base64: 4,400,000 bytes become 5,866,668, which leaves
// 424 KB for the event around them (headers twice over, of at most 10 KB).
const LARGEST_SMALL_BODY = 4400000;
// A body of another media type, which is refused as such, it sends as JSON's text: a byte becomes up to six (\u0001).
const LARGEST_TEXT_BODY = 1000000;
const UPLOAD = '/api/v1/invoices/upload';

function handler(event) {
  const request = event.request;
  if (request.method !== 'POST' || (request.uri !== UPLOAD && request.uri !== UPLOAD + '/')) return request;
  const declared = request.headers['content-length'];
  const type = request.headers['content-type'];
  const isForm = type !== undefined && /^multipart\/form-data\s*(;|$)/i.test(type.value);
  const largest = isForm ? LARGEST_SMALL_BODY : LARGEST_TEXT_BODY;
  // A body of undeclared length (chunked) may be of any: only the large path takes all of them.
  if (declared === undefined || Number(declared.value) > largest) request.uri = UPLOAD + '/large';
  return request;
}
