import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const module = join(import.meta.dirname, '../../../lambdas/kit/compile-expressions-once.ts');
const USE = 'const once = /a(b|c)+/; once.exec("xabc"); console.log(%RegexpHasBytecode(once, true));';

/** What a process of its own says of an expression that it has used once: was it compiled to bytecode? */
function hasBytecode(before: string): string {
  const program = ['--allow-natives-syntax', '--input-type=module', '--eval', `${before}; ${USE}`];
  return execFileSync(process.execPath, program, { encoding: 'utf8' }).trim();
}

test('expressions are compiled to machine code at their first use', () => {
  expect(hasBytecode('')).toBe('true');
  expect(hasBytecode(`await import(${JSON.stringify(module)})`)).toBe('false');
});
