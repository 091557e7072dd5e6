// tsconfig.json aliases for dependency-cruiser, which reads that file only with a compiler API missing in TypeScript 7.
const path = require('node:path');
const { compilerOptions } = require('../../tsconfig.json');

const entries = Object.entries(compilerOptions.paths);
const alias = Object.fromEntries(
  entries.map(([name, [folder]]) => [name.slice(0, -2), path.resolve(folder.slice(0, -2))]),
);

module.exports = { resolve: { alias, extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] } };
