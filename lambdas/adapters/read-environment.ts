import type { EnvironmentName } from '../contracts/environment.ts';

/**
 * The value of one environment variable, read when it is first needed so that any file can be imported without one.
 * @throws Error naming the variable when it is not set.
 */
export function readEnvironment(name: EnvironmentName): string {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`The environment variable ${name} is not set`);
  return value;
}
