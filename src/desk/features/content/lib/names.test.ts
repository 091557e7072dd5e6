import type { Fields } from '#contract/content/fields';
import { CONTENT_KINDS, kindOf } from '#contract/content/kinds';
import { kindTexts as ru } from '#shared/i18n/ru/content/index';
import { kindTexts as uz } from '#shared/i18n/uz/content/index';
import { GROUPS } from '../components/KindCounts';
import { loadContentTexts } from '../texts/loadContentTexts';
import { type FieldWords, nameOf, nameOfPath, optionsOf } from './contentWords';

const unnamed = (fields: Fields, words: Record<string, FieldWords>): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const given = words[name];
    if (!nameOf(given)) return [name];
    if (field.type === 'choice') return field.of.filter((one) => !optionsOf(given)[one]);
    if (field.type !== 'group') return [];
    const inner = typeof given === 'object' ? given : undefined;
    return [...(inner?.item ? [] : [`${name}: item`]), ...unnamed(field.fields, inner?.fields ?? {})];
  });

it.each([
  ['ru', ru],
  ['uz', uz],
] as const)('the desk has a name for every content kind and field: %s', (_language, texts) => {
  expect(
    CONTENT_KINDS.flatMap((kind) => [
      ...(texts[kind]?.name ? [] : [kind]),
      ...unnamed(kindOf(kind).fields, texts[kind].fields).map((field) => `${kind}.${field}`),
    ]),
  ).toEqual([]);
});

it('lists every content kind in exactly one group', () => {
  expect(GROUPS.flatMap(({ kinds }) => [...kinds]).toSorted()).toEqual(CONTENT_KINDS.toSorted());
});

it('translates the path of a field into words', async () => {
  const words = await loadContentTexts('ru');
  expect(nameOfPath(words, 'articles', 'blocks.1.title.uz')).toBe('Часть 2 · Подзаголовок, узбекский');
  expect(nameOfPath(words, 'parts', 'price')).toBe('Цена');
});
