// An oxlint plugin. A text beside other children is a node of its own, which a browser's translation replaces: React then updates a node
// that is on no page, and inserting or removing a sibling throws. src/test/looseTexts.ts finds at run time what has no such syntax.

const FORMATTER = /^(t|desk|format[A-Z]\w*)$/;

/** Whether an expression is a text by its syntax alone. */
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
            context.report({ node, message: 'Give this text an element of its own, or join it with its neighbours.' });
          }
        };
        return { JSXElement: check, JSXFragment: check };
      },
    },
  },
};
