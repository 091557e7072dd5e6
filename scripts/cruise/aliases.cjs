// The aliases of tsconfig.json for dependency-cruiser, which reads that file only with a compiler API that TypeScript 7 does not have.
const { resolve } = require('node:path');
const { compilerOptions } = require('../../tsconfig.json');

const entries = Object.entries(compilerOptions.paths);
const alias = Object.fromEntries(
  entries.map(([name, [folder]]) => [name.replace('/*', ''), resolve(folder.replace('/*', ''))]),
);

module.exports = { resolve: { alias, extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] } };
