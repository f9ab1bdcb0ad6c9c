// Plain JavaScript, for it must run on the Node.js that is too old for everything else here.
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(
    `This runs on Node.js 24, the runtime of the deployed functions; this process is ${process.version}.\n` +
      'The dependency "node" brings Node.js 24 for every npm script, by its install script.\n' +
      'Run `npm ci` again (without --ignore-scripts; or `npm rebuild node`) and start with `npm start` or `npm run …`.',
  );
  process.exit(1);
}
