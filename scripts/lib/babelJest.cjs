// babel-jest, but for the names of what it keeps: it reads Babel's configuration once more for every module of every test file to make
// them, which took longer than the modules themselves. One configuration is everyone's here, and what it is made of is read once.
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { default: babelJest } = require('babel-jest');

const root = path.resolve(__dirname, '../..');
const made = createHash('sha1').update(process.version);
for (const file of ['babel.config.js', 'package-lock.json', path.relative(root, __filename)])
  made.update(readFileSync(path.resolve(root, file)));
const madeOf = made.digest('hex');

/** What Babel ends the code with. A regular expression over a map of twelve million letters comes near the end of its stack. */
const INLINE_MAP = '\n//# sourceMappingURL=data:';
/** The map stands beside the code, where jest looks for it. @param {string} code */
const withoutMap = (code) => {
  const end = code.lastIndexOf(INLINE_MAP);
  return end === -1 ? code : code.slice(0, end);
};

const babel = babelJest.createTransformer();
module.exports = {
  canInstrument: babel.canInstrument,
  getCacheKey: (source, file, { configString, instrument }) =>
    createHash('sha1')
      .update([madeOf, path.relative(root, file), configString, instrument, source].join('\0'))
      .digest('hex'),
  process(source, file, options) {
    const { code, map } = babel.process(source, file, options);
    return { code: withoutMap(code), map };
  },
};
