import type { Fields } from './fields';
import { olderTexts } from './older';

const fields: Fields = {
  name: { type: 'text', max: 20, localized: true },
  parts: { type: 'group', min: 0, max: 9, fields: { info: { type: 'text', max: 20, localized: true } } },
};
const state = (ru: string, uz: string, info = { ru: 'и', uz: 'i' }) => ({ name: { ru, uz }, parts: [{ info }] });

it('a text is older where the other language was changed later', () => {
  const first = state('а', 'a');
  expect(olderTexts(fields, [])).toEqual([]);
  expect(olderTexts(fields, [first])).toEqual([]);
  expect(olderTexts(fields, [first, state('б', 'a')])).toEqual(['name.uz']);
  expect(olderTexts(fields, [first, state('а', 'b'), state('а', 'b')])).toEqual(['name.ru']);
  expect(olderTexts(fields, [first, state('б', 'a'), state('б', 'b')])).toEqual(['name.ru']);
  expect(olderTexts(fields, [first, state('б', 'b')])).toEqual([]);
  expect(olderTexts(fields, [first, state('а', 'a', { ru: 'я', uz: 'i' })])).toEqual(['parts.0.info.uz']);
});

it('one that is missing is not older, and one brought up to date is so no more', () => {
  expect(olderTexts(fields, [state('а', ''), state('б', '')])).toEqual([]);
  expect(olderTexts(fields, [state('а', 'a'), state('б', 'a'), state('б', 'a'), state('в', 'b')])).toEqual([]);
});
