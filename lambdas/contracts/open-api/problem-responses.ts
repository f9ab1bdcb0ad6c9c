import { PROBLEM_CODES, PROBLEM_STATUS, type ProblemCode } from '../envelope.ts';
import { EXAMPLE_PROBLEMS } from '../examples/example-problems.ts';
import { refTo } from './component-schemas.ts';
import { ALLOW, IF_COUNTED, RETRY } from './described-headers.ts';

/** One response a status, whose body is one of the refusals with that status. */
export function problemResponses(codes: Iterable<ProblemCode>) {
  const byStatus = Map.groupBy(new Set(codes), (code) => PROBLEM_STATUS[code]);
  return Object.fromEntries([...byStatus].map(([status, among]) => [status, problemResponse(status, among)]));
}

/** What is answered where a path, or a method of it, is not described; by code. */
export const UNDESCRIBED_RESPONSES = Object.fromEntries(
  (['ROUTE_NOT_FOUND', 'METHOD_NOT_ALLOWED'] as const).map((code) => [
    code,
    problemResponse(PROBLEM_STATUS[code], [code]),
  ]),
);

function problemResponse(status: number, codes: readonly ProblemCode[]) {
  const headers = headersOf(status);
  return {
    description: codes.join(' or '),
    ...(headers === null ? {} : { headers }),
    content: { 'application/json': { schema: { oneOf: codes.map(refTo) }, ...examplesOf(codes) } },
  };
}

/** Refusals that say more than their code, as the contract has them. */
export const PROBLEM_EXAMPLES = Object.fromEntries(
  PROBLEM_CODES.flatMap((code) => {
    const said = EXAMPLE_PROBLEMS[code];
    return said === undefined
      ? []
      : [[code, { value: { success: false, status: PROBLEM_STATUS[code], code, ...said } }]];
  }),
);

function examplesOf(codes: readonly ProblemCode[]) {
  const refs = codes
    .filter((code) => code in EXAMPLE_PROBLEMS)
    .map((code) => [code, { $ref: `#/components/examples/${code}` }]);
  return refs.length === 0 ? {} : { examples: Object.fromEntries(refs) };
}

/** What the gateway refuses, or an outage, comes before the call is counted; 401 and 403 always do. */
function headersOf(status: number) {
  switch (status) {
    case 401:
    case 403:
      return null;
    case 405:
      return { ...IF_COUNTED, ...ALLOW };
    case 429:
    case 503:
      return { ...IF_COUNTED, ...RETRY };
    default:
      return IF_COUNTED;
  }
}
