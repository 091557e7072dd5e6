// jest's transform. Babel, which compiles for browsers, took half a minute of a processor for the files of one run; swc takes one second.
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { transformSync } = require('@swc/core');

const root = path.resolve(__dirname, '../..');
const made = createHash('sha1').update(process.version);
for (const file of ['package-lock.json', path.relative(root, __filename)])
  made.update(readFileSync(path.resolve(root, file)));
const madeOf = made.digest('hex');

module.exports = {
  getCacheKey: (source, file) =>
    createHash('sha1')
      .update([madeOf, path.relative(root, file), source].join('\0'))
      .digest('hex'),
  /** The map stands beside the code: a regular expression over one of twelve million letters comes near the end of its stack. */
  process: (source, file) =>
    transformSync(source, {
      filename: file,
      swcrc: false,
      configFile: false,
      sourceMaps: true,
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: file.endsWith('x') },
        // Types vanish where the source says `import type`; `jest.mock` goes before the imports.
        transform: { verbatimModuleSyntax: true, react: { runtime: 'automatic' }, hidden: { jest: true } },
      },
      module: { type: 'commonjs' },
    }),
};
