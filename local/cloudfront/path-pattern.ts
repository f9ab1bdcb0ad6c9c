/**
 * A cache behaviour's path pattern as CloudFront reads it: `*` for any characters, `?` for one, case counts, and a missing
 * leading slash is implied. https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/DownloadDistValuesCacheBehavior.html#DownloadDistValuesPathPattern
 */
export function pathPattern(pattern: string): RegExp {
  const escaped = pattern
    .replace(/^\/?/, '/')
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${escaped}$`, 's');
}
