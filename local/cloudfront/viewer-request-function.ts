import { isDeepStrictEqual } from 'node:util';
import { createContext, Script } from 'node:vm';

/** A request as CloudFront Functions see it: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html */
interface ViewerRequest {
  readonly method: string;
  /** Without the query. */
  readonly uri: string;
  readonly headers: Readonly<Record<string, { readonly value: string }>>;
}

interface ViewerContext {
  readonly distributionDomainName: string;
  readonly distributionId: string;
  readonly requestId: string;
  readonly ip: string;
}

/** @returns the uri that the request goes on with. */
export type ViewerRequestFunction = (request: ViewerRequest, context: ViewerContext) => Promise<string>;

/** CloudFront gives a function about a millisecond; this is for endless loops only, on a machine however busy. */
const LONGEST_RUN_MS = 10_000;

/**
 * Evaluates a CloudFront Function in a context of its own: no modules, no timers, no code from strings. It may change the
 * uri; what else it changes would not be honoured.
 * @throws TypeError when its code is none.
 */
export function viewerRequestFunction(code: string): ViewerRequestFunction {
  const script = scriptOf(code);
  return async (request, { ip, ...context }) => {
    const event = {
      version: '1.0',
      context: { ...context, eventType: 'viewer-request' },
      viewer: { ip },
      request: { ...request, querystring: {}, cookies: {} },
    };
    const sandbox = createContext(
      { event: structuredClone(event), console },
      { codeGeneration: { strings: false, wasm: false } },
    );
    const result: unknown = await script.runInContext(sandbox, { timeout: LONGEST_RUN_MS });
    // The context has an Object of its own, by which nothing would equal ours.
    const { uri, ...rest } = JSON.parse(JSON.stringify(result)) as ViewerRequest;
    const { uri: _, ...before } = event.request;
    if (typeof uri !== 'string' || !isDeepStrictEqual(rest, before)) {
      throw new TypeError(
        'a CloudFront Function is hosted that returns its request with no other change than of the uri',
      );
    }
    return uri;
  };
}

function scriptOf(code: string): Script {
  try {
    return new Script(`${code}\n;handler(event)`);
  } catch (error) {
    throw new TypeError(`the code of a CloudFront Function is no script: ${(error as Error).message}`);
  }
}
