// jest transform: swc takes one second where Babel takes half a minute.
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
  /** Separate source map: jest's regular expression for an inline one of 12 MB nearly overflows the stack. */
  process: (source, file) =>
    transformSync(source, {
      filename: file,
      swcrc: false,
      configFile: false,
      sourceMaps: true,
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: file.endsWith('x') },
        transform: { verbatimModuleSyntax: true, react: { runtime: 'automatic' }, hidden: { jest: true } },
      },
      module: { type: 'commonjs' },
    }),
};
