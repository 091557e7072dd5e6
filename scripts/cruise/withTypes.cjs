// For dependency-cruiser: the source with its type imports turned into plain ones, so that directions count for types too.
// (The cruiser's own TypeScript support needs a compiler API that TypeScript 7 does not have.)
const countTypeImports = () => ({
  visitor: {
    Program(program) {
      for (const statement of program.node.body) {
        if ('importKind' in statement) statement.importKind = 'value';
        if ('exportKind' in statement && statement.source) statement.exportKind = 'value';
        for (const specifier of statement.specifiers ?? []) {
          if ('importKind' in specifier) specifier.importKind = 'value';
          if ('exportKind' in specifier) specifier.exportKind = 'value';
        }
      }
    },
  },
});

module.exports = {
  babelrc: false,
  configFile: false,
  plugins: [countTypeImports],
  presets: [
    ['@babel/preset-react', { runtime: 'automatic' }],
    ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
  ],
};
