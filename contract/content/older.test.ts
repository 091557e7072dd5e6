import type { Fields } from './fields';
import { outdatedTexts } from './older';

const fields: Fields = {
  name: { type: 'text', max: 20, localized: true },
  parts: { type: 'group', min: 0, max: 9, fields: { info: { type: 'text', max: 20, localized: true } } },
};
const state = (ru: string, uz: string, info = { ru: 'и', uz: 'i' }) => ({ name: { ru, uz }, parts: [{ info }] });

it('marks a text as outdated if the other language changed later', () => {
  const first = state('а', 'a');
  expect(outdatedTexts(fields, [])).toEqual([]);
  expect(outdatedTexts(fields, [first])).toEqual([]);
  expect(outdatedTexts(fields, [first, state('б', 'a')])).toEqual(['name.uz']);
  expect(outdatedTexts(fields, [first, state('а', 'b'), state('а', 'b')])).toEqual(['name.ru']);
  expect(outdatedTexts(fields, [first, state('б', 'a'), state('б', 'b')])).toEqual(['name.ru']);
  expect(outdatedTexts(fields, [first, state('б', 'b')])).toEqual([]);
  expect(outdatedTexts(fields, [first, state('а', 'a', { ru: 'я', uz: 'i' })])).toEqual(['parts.0.info.uz']);
});

it('does not mark a missing or updated text as outdated', () => {
  expect(outdatedTexts(fields, [state('а', ''), state('б', '')])).toEqual([]);
  expect(outdatedTexts(fields, [state('а', 'a'), state('б', 'a'), state('б', 'a'), state('в', 'b')])).toEqual([]);
});
