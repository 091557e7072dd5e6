import { documentBlocks, documentHeadings } from './DocumentBody';

it('parses a document into callouts, headings, paragraphs and lists, and leaves HTML as text', () => {
  expect(documentBlocks('! Note\nOne <b>two</b>\r\n\n## Three\n• four\n• five\nsix!')).toEqual([
    { kind: 'callout', text: 'Note' },
    { kind: 'paragraph', text: 'One <b>two</b>' },
    { kind: 'heading', text: 'Three' },
    { kind: 'list', entries: ['four', 'five'] },
    { kind: 'paragraph', text: 'six!' },
  ]);
  expect(documentBlocks('')).toEqual([]);
});

it('gives only the first heading about the guarantee its fixed anchor', () => {
  const headings = documentHeadings('## Деньги\n## Гарантия на работу\n## Гарантия на детали');
  expect(headings.map(({ anchor }) => anchor)).toEqual(['part-0', 'guarantee', 'part-2']);
});

it('gives equal headings different anchors', () => {
  const headings = documentHeadings('One\n## Two\nthree\n## Two');
  expect(headings.map(({ text }) => text)).toEqual(['Two', 'Two']);
  expect(new Set(headings.map(({ anchor }) => anchor)).size).toBe(2);
});
