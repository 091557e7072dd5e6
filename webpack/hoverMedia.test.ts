import postcss from 'postcss';
import { hoverMedia } from './hoverMedia';

const oneLine = (css: string) =>
  css
    .replace(/\s*([{}])\s*|\s+/g, ' $1 ')
    .replace(/ +/g, ' ')
    .trim();
const transformed = (css: string) => oneLine(postcss([hoverMedia]).process(css, { from: undefined }).css);

test('moves a :hover rule into a hover media query', () => {
  expect(transformed('.a { color: red } .a:hover { color: blue } .b { color: green }')).toBe(
    '.a { color: red } @media (hover: hover) { .a:hover { color: blue } } .b { color: green }',
  );
});

test('splits a rule that has selectors with and without :hover', () => {
  expect(transformed('.a:hover, .a.chosen { color: blue }')).toBe(
    '.a.chosen { color: blue } @media (hover: hover) { .a:hover { color: blue } }',
  );
});

test('nests the media query in other conditions and does not repeat an existing one', () => {
  expect(transformed('@media (width > 60rem) { .a:hover { color: blue } }')).toBe(
    '@media (width > 60rem) { @media (hover: hover) { .a:hover { color: blue } } }',
  );
  const existing = '@media (hover: hover) { .a:hover { color: blue } }';
  expect(transformed(existing)).toBe(existing);
});
