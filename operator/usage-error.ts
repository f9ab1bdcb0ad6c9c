/** The command line is wrong: told with the usage, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
