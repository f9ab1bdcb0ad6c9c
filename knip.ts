import type { KnipConfig } from 'knip';

/** What ends in `!` runs, and not only for tests: with --production that alone counts as use. */
export default ({ production = false }: { readonly production?: boolean }): KnipConfig => ({
  entry: [
    'bin/app.ts!',
    'lambdas/{api,auth,pipeline,events,realtime,operations,webhooks,edge}/*.ts!',
    'lambdas/adapters/pdf-reader/pdf-reader-worker.ts!',
    'local/**/*-worker.ts!',
    'scripts/*.ts!',
    // Else it finds the operator's tool in package.json, whose scripts are no production to it.
    ...(production ? ['operator/admin.ts!'] : []),
    'client/src/index.ts!',
    'bench/*.ts',
    'test/**/*.test.ts',
    'test/read-files-in-one-process.ts',
  ],
  project: ['**/*.ts!', '!{test,bench}/**!'],
  // What a file uses itself it may show to its tests.
  ignoreExportsUsedInFile: production,
});
