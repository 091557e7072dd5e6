// For dependency-cruiser: of each source only what names other modules, type imports as plain ones, so that directions count for types too.
// Whole sources took the cruiser five times as long. (Its own TypeScript support needs a compiler API that TypeScript 7 does not have.)
const { types } = require('@babel/core');

/** `import()` or `require()`, wherever it is called. @param {import('@babel/core').types.Node} node */
const isLoad = (node) =>
  types.isCallExpression(node) && (types.isImport(node.callee) || types.isIdentifier(node.callee, { name: 'require' }));

/** Drops what marks an import or export as one of types. */
const asValue = (statement) => {
  for (const node of [statement, ...(statement.specifiers ?? [])]) {
    if ('importKind' in node) node.importKind = 'value';
    if ('exportKind' in node) node.exportKind = 'value';
  }
  return statement;
};

const onlyImports = () => ({
  parserOverride(code, options, parse) {
    const jsx = options.sourceFileName.endsWith('.tsx') ? ['jsx'] : [];
    const file = parse(code, { ...options, plugins: ['typescript', ...jsx] });
    const loads = [];
    types.traverseFast(file.program, (node) => {
      if (isLoad(node)) loads.push(types.expressionStatement(node));
      // `import('./file').Name` as a type.
      if (types.isTSImportType(node))
        loads.push(
          types.importDeclaration([], types.stringLiteral(node.argument.value ?? node.argument.literal?.value)),
        );
    });
    const named = file.program.body.filter(({ type, source }) => /^(Import|Export)/.test(type) && source);
    file.program.body = [...named.map(asValue), ...loads];
    file.comments = [];
    return file;
  },
});

module.exports = { babelrc: false, configFile: false, plugins: [onlyImports] };
