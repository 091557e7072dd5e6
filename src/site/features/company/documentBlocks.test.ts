import { documentBlocks } from './DocumentBody';

it('parses a document into headings, paragraphs and lists, and keeps markup as text', () => {
  expect(documentBlocks('One <b>two</b>\r\n\n## Three\n• four\n• five\nsix')).toEqual([
    { kind: 'paragraph', text: 'One <b>two</b>' },
    { kind: 'heading', text: 'Three' },
    { kind: 'list', entries: ['four', 'five'] },
    { kind: 'paragraph', text: 'six' },
  ]);
  expect(documentBlocks('')).toEqual([]);
});
