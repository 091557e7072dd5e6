// Reduces sources to their imports for dependency-cruiser, because whole sources take five times as long. Type imports
// become value imports, so that rules apply to them. The tool's parser needs an API missing in TypeScript 7.
const { types } = require('@babel/core');

/**
 * Matches a call of `import()` or `require()`.
 * @param {import('@babel/core').types.Node} node
 */
const isLoad = (node) =>
  types.isCallExpression(node) && (types.isImport(node.callee) || types.isIdentifier(node.callee, { name: 'require' }));

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
