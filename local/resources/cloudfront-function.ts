import { generatedName } from './generated-name.ts';
import type { ResourceType } from './resource-type.ts';

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html#limits-functions */
const LONGEST_CODE_BYTES = 10_240;

/** JavaScript that runs at the edge before anything else sees a request. */
export const cloudfrontFunction: ResourceType = {
  type: 'AWS::CloudFront::Function',
  honours: ['Name', 'FunctionCode', 'FunctionConfig.Runtime', 'AutoPublish'],
  ignores: { 'FunctionConfig.Comment': 'words' },
  identify(scope) {
    const name = String(scope.property('Name') ?? generatedName(scope));
    const arn = `arn:aws:cloudfront::${scope.accountId}:function/${name}`;
    return { physicalId: arn, arn, attributes: { FunctionARN: arn, 'FunctionMetadata.FunctionARN': arn } };
  },
  check({ FunctionCode, FunctionConfig, AutoPublish }) {
    const complaints: string[] = [];
    const runtime = (FunctionConfig as { readonly Runtime?: string } | undefined)?.Runtime;
    if (runtime !== 'cloudfront-js-2.0') complaints.push(`Runtime is ${runtime}; only cloudfront-js-2.0 is hosted`);
    const bytes = Buffer.byteLength(String(FunctionCode));
    if (bytes > LONGEST_CODE_BYTES)
      complaints.push(`FunctionCode has ${bytes} bytes; ${LONGEST_CODE_BYTES} are allowed`);
    // Unpublished, a function can't be associated.
    if (AutoPublish !== true) complaints.push(`AutoPublish is ${AutoPublish}; only true is hosted`);
    return complaints;
  },
};
