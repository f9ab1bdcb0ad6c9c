/**
 * The regions of https://docs.aws.amazon.com/general/latest/gr/textract.html, but for GovCloud's, as botocore 1.43.11 of May
 * 2026 has them. The list ages, so a region that is not on it is warned of and not refused.
 */
export const TEXTRACT_REGIONS: ReadonlySet<string> = new Set([
  'ap-northeast-2',
  'ap-south-1',
  'ap-southeast-1',
  'ap-southeast-2',
  'ca-central-1',
  'eu-central-1',
  'eu-south-2',
  'eu-west-1',
  'eu-west-2',
  'eu-west-3',
  'us-east-1',
  'us-east-2',
  'us-west-1',
  'us-west-2',
]);
