import fc from 'fast-check';

/** Properties are tried on the same examples each time, so that a run fails for what changed; `npm run properties` and `npm run fuzz` draw new ones. */
if (process.env.IVS_NEW_EXAMPLES === undefined) fc.configureGlobal({ seed: 20_261_120 });
