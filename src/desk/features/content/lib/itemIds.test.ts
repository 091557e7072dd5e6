import type { ContentValue } from '#contract/content/fields';
import { articles } from '#contract/content/kinds/blog';
import { idPathOf, placePathOf, withIds, withoutIds } from './itemIds';
import { mergeValues, valueAt, withValueAt } from './value';

const { fields } = articles;
const block = (text: string): ContentValue => ({
  title: { ru: `${text} ru`, uz: `${text} uz` },
  info: { ru: `${text} текст`, uz: `${text} matn` },
  photo: '',
  serviceId: null,
  partId: null,
});
const article = (...blocks: ContentValue[]): ContentValue => ({ title: { ru: '', uz: '' }, blocks });
const blocksOf = (value: ContentValue) => value['blocks'] as ContentValue[];
const merged = (base: ContentValue, mine: ContentValue, theirs: ContentValue) =>
  mergeValues(fields, base, mine, withIds(fields, theirs, base));
const plain = (value: ContentValue) => withoutIds(fields, value)['blocks'];

it('keeps input in its block while another person swaps blocks', () => {
  const base = withIds(fields, article(block('A'), block('B'), block('C')));
  const mine = withValueAt(base, idPathOf(base, 'blocks.0.info.ru'), 'набрано');
  const { value, clashes } = merged(base, mine, article(block('B'), block('A'), block('C')));
  expect(clashes).toEqual([]);
  const typed = { ...block('A'), info: { ru: 'набрано', uz: 'A matn' } };
  expect(plain(value)).toEqual([block('B'), typed, block('C')]);
});

it('reports only the conflicting field, also in a moved block', () => {
  const base = withIds(fields, article(block('A'), block('B')));
  const path = idPathOf(base, 'blocks.0.title.ru');
  const theirs = { ...block('A'), title: { ru: 'их', uz: 'A uz' } };
  const { value, clashes } = merged(base, withValueAt(base, path, 'моё'), article(block('B'), theirs));
  expect(clashes).toMatchObject([{ path, mine: 'моё', theirs: 'их' }]);
  expect(placePathOf(value, path)).toBe('blocks.1.title.ru');
});

it('merges added and removed blocks, and keeps a removed block that another person changed', () => {
  const base = withIds(fields, article(block('A'), block('B'), block('C')));
  const [first, second, third] = blocksOf(base);
  if (!first || !second || !third) throw new Error('no blocks');
  const [added] = blocksOf(withIds(fields, article(block('N'))));
  const mine = { ...base, blocks: [first, second, added, third] as ContentValue[] };
  expect(plain(merged(base, mine, article(block('A'), block('C'))).value)).toEqual([
    block('A'),
    block('N'),
    block('C'),
  ]);
  const changed = withValueAt(base, idPathOf(base, 'blocks.1.title.ru'), 'важно');
  expect(plain(merged(base, changed, article(block('A'), block('C'))).value)).toHaveLength(3);
});

it('applies a late value to the block with its id, and drops the value if the block is gone', () => {
  const base = withIds(fields, article(block('A'), block('B')));
  const path = idPathOf(base, 'blocks.0.photo');
  const [first, second] = blocksOf(base);
  if (!first || !second) throw new Error('no blocks');
  const swapped = withValueAt({ ...base, blocks: [second, first] }, path, '/media/late.webp');
  expect([valueAt(swapped, 'blocks.0.photo'), valueAt(swapped, 'blocks.1.photo')]).toEqual(['', '/media/late.webp']);
  const removed = { ...base, blocks: [second] };
  expect(withValueAt(removed, path, '/media/late.webp')).toEqual(removed);
});
