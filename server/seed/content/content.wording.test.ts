import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { writingTexts } from '../../catalog/content/problems';
import { errorTexts, fieldTexts } from '../../platform/http/errorTexts';
import { textsIn } from '../../testing/localizedTexts';
import { faultsOf } from '../../testing/wording';

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);

test('demo content and API texts have no style errors in either language', async () => {
  const modules = await Promise.all(
    files.map(async (file) => textsIn((await import(join(__dirname, file))) as unknown, file.replace(/\.ts$/, ''))),
  );
  const texts = [...modules.flat(), ...textsIn({ errorTexts, fieldTexts, writingTexts }, 'server')];
  expect(texts.length).toBeGreaterThan(500);
  const faults = texts.flatMap(({ where, text }) =>
    (['ru', 'uz'] as const).flatMap((language) =>
      faultsOf(text[language], language, { plain: true }).map((fault) => `${where} ${language}, ${fault}`),
    ),
  );
  expect(faults).toEqual([]);
});
