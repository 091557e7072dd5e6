import type { NodePath, PluginObj, types } from '@babel/core';

const factories = new Set(['forwardRef', 'createContext', 'memo']);

const nameOf = (node: types.Node): string | undefined =>
  node.type === 'MemberExpression' && node.property.type === 'Identifier' ? node.property.name : undefined;

/**
 * Lets the minifier leave out the components of a bundled package that the site does not use: it marks React's factories as pure and
 * takes away the `displayName`s, each of which keeps its component.
 */
export const pureComponents = (): PluginObj => ({
  visitor: {
    ExpressionStatement(path: NodePath<types.ExpressionStatement>) {
      const { expression } = path.node;
      if (expression.type === 'AssignmentExpression' && nameOf(expression.left) === 'displayName') path.remove();
    },
    CallExpression(path: NodePath<types.CallExpression>) {
      if (factories.has(nameOf(path.node.callee) ?? '')) path.addComment('leading', '#__PURE__');
    },
  },
});
