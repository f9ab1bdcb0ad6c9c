import { setFlagsFromString } from 'node:v8';

/**
 * Once imported, this process compiles each regular expression to machine code when it is first used. V8 would compile it to
 * bytecode first and again for its second use, which saves memory where most expressions are used once
 * (https://v8.dev/blog/regexp-tier-up); reading an invoice uses some 400 expressions hundreds of times each. Bytecode made
 * before stays valid, so when it is imported matters to speed alone. What it gains: docs/adr/0025.
 */
setFlagsFromString('--no-regexp-tier-up');
