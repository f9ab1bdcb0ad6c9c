import fc from 'fast-check';
import { expect, test } from 'vitest';
import { engineContentType, storedContentType } from '../../../local/endpoint/stored-content-type.ts';

test('whatever text an object’s type is, it is stored under a media type and comes back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (sent) => {
      fc.pre(sent.isWellFormed());
      expect(engineContentType(sent)).toMatch(/^[^/;\s]+\/[^/;\s]+/);
      expect(storedContentType(engineContentType(sent))).toBe(sent);
    }),
  );
});

test.each(['application/pdf', 'multipart/form-data; boundary=x', 'text/plain; charset=utf-8'])(
  'a media type such as %s is stored as it is',
  (type) => expect(engineContentType(type)).toBe(type),
);

test.each([
  '!',
  '',
  '"',
  'pdf',
  '/',
  'a/b c',
  'application/x-www-form-urlencoded',
  'Application/X-WWW-Form-Urlencoded; charset=utf-8',
  'application/x-amz-json-1.0',
])('the text "%s" is hidden in one', (text) => {
  expect(engineContentType(text)).toMatch(/^application\/octet-stream;/);
});
