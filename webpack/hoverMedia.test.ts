import postcss from 'postcss';
import { hoverMedia } from './hoverMedia';

const oneLine = (css: string) =>
  css
    .replace(/\s*([{}])\s*|\s+/g, ' $1 ')
    .replace(/ +/g, ' ')
    .trim();
const made = (css: string) => oneLine(postcss([hoverMedia]).process(css, { from: undefined }).css);

test('moves a :hover rule into a hover media query', () => {
  expect(made('.a { color: red } .a:hover { color: blue } .b { color: green }')).toBe(
    '.a { color: red } @media (hover: hover) { .a:hover { color: blue } } .b { color: green }',
  );
});

test('splits a rule whose selectors hover only partly', () => {
  expect(made('.a:hover, .a.chosen { color: blue }')).toBe(
    '.a.chosen { color: blue } @media (hover: hover) { .a:hover { color: blue } }',
  );
});

test('nests in other conditions and keeps rules that already have the query', () => {
  expect(made('@media (width > 60rem) { .a:hover { color: blue } }')).toBe(
    '@media (width > 60rem) { @media (hover: hover) { .a:hover { color: blue } } }',
  );
  const asked = '@media (hover: hover) { .a:hover { color: blue } }';
  expect(made(asked)).toBe(asked);
});
