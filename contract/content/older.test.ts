import type { Fields } from './fields';
import { olderTexts } from './older';

const fields: Fields = {
  name: { type: 'text', max: 20, localized: true },
  parts: { type: 'group', min: 0, max: 9, fields: { info: { type: 'text', max: 20, localized: true } } },
};
const state = (ru: string, uz: string, info = { ru: 'и', uz: 'i' }) => ({ name: { ru, uz }, parts: [{ info }] });

it('marks a text as outdated if the other language changed later', () => {
  const first = state('а', 'a');
  expect(olderTexts(fields, [])).toEqual([]);
  expect(olderTexts(fields, [first])).toEqual([]);
  expect(olderTexts(fields, [first, state('б', 'a')])).toEqual(['name.uz']);
  expect(olderTexts(fields, [first, state('а', 'b'), state('а', 'b')])).toEqual(['name.ru']);
  expect(olderTexts(fields, [first, state('б', 'a'), state('б', 'b')])).toEqual(['name.ru']);
  expect(olderTexts(fields, [first, state('б', 'b')])).toEqual([]);
  expect(olderTexts(fields, [first, state('а', 'a', { ru: 'я', uz: 'i' })])).toEqual(['parts.0.info.uz']);
});

it('does not mark a missing text or an updated one', () => {
  expect(olderTexts(fields, [state('а', ''), state('б', '')])).toEqual([]);
  expect(olderTexts(fields, [state('а', 'a'), state('б', 'a'), state('б', 'a'), state('в', 'b')])).toEqual([]);
});
