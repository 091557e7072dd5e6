// An oxlint plugin. Browser translation replaces text nodes beside other children.
// React then updates a detached node, and inserting or removing a sibling throws.
// src/test/looseTexts.ts finds the remaining cases at run time.

const FORMATTER = /^(t|desk|format[A-Z]\w*)$/;

/** Detects JSX text by syntax, without types. */
const isText = (node) => {
  switch (node.type) {
    case 'JSXText':
    case 'Literal':
      return typeof node.value === 'string' && node.value.trim() !== '';
    case 'TemplateLiteral':
      return true;
    case 'CallExpression':
      return node.callee.type === 'Identifier' && FORMATTER.test(node.callee.name);
    case 'LogicalExpression':
      return isText(node.right);
    case 'ConditionalExpression':
      return isText(node.consequent) || isText(node.alternate);
    case 'JSXExpressionContainer':
      return isText(node.expression);
    default:
      return false;
  }
};

const isChild = (node) =>
  node.type === 'JSXText'
    ? node.value.trim() !== ''
    : !(node.type === 'JSXExpressionContainer' && node.expression.type === 'JSXEmptyExpression');

export default {
  meta: { name: 'yolda' },
  rules: {
    'loose-text': {
      create(context) {
        const check = ({ type, children }) => {
          const shown = children.filter(isChild);
          if (shown.length < 2 && type === 'JSXElement') return;
          for (const node of shown.filter(isText)) {
            context.report({ node, message: 'Wrap this text in its own element, or join it with its siblings.' });
          }
        };
        return { JSXElement: check, JSXFragment: check };
      },
    },
  },
};
