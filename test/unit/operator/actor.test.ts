import { userInfo } from 'node:os';
import { expect, test } from 'vitest';
import { actor } from '../../../operator/actor.ts';

test('changes stand under the name of who makes them, or under the user id where that has no name', () => {
  expect(actor()).toBe(`operator's tool, ${userInfo().username}`);
  const nameless = () => {
    throw new Error('A system error occurred: uv_os_get_passwd returned ENOENT');
  };
  expect(actor(nameless)).toBe(`operator's tool, uid ${process.getuid?.()}`);
});
