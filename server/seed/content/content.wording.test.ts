import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { errorTexts, fieldTexts } from '../../plugins/errorTexts';
import { faultsOf } from '../../testing/wording';
import type { Localized } from '../types';

type Found = { where: string; text: Localized };

const isLocalized = (value: object): value is Localized =>
  'ru' in value && 'uz' in value && typeof value.ru === 'string' && typeof value.uz === 'string';

function textsIn(value: unknown, where: string): Found[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isLocalized(value)) return [{ where, text: value }];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${where}.${key}`));
}

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);

test('an editor finds nothing in the content and in what the server answers, in both languages', async () => {
  const modules = await Promise.all(
    files.map(async (file) => textsIn((await import(join(__dirname, file))) as unknown, file.replace(/\.ts$/, ''))),
  );
  const texts = [...modules.flat(), ...textsIn({ errorTexts, fieldTexts }, 'server')];
  expect(texts.length).toBeGreaterThan(500);
  const faults = texts.flatMap(({ where, text }) =>
    (['ru', 'uz'] as const).flatMap((language) =>
      faultsOf(text[language], language, { plain: true }).map((fault) => `${where} ${language}, ${fault}`),
    ),
  );
  expect(faults).toEqual([]);
});
