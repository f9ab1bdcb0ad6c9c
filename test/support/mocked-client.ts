import { mockClient } from 'aws-sdk-client-mock';
import { afterAll } from 'vitest';

/** As `mockClient`, until the tests of the file are over: the files that a process runs share the SDK. */
export const mockedClient: typeof mockClient = (client) => {
  const mock = mockClient(client);
  afterAll(() => {
    mock.restore();
  });
  return mock;
};
