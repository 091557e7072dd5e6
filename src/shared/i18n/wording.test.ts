import { faultsOf } from '#server/testing/wording';
import { texts as russian } from './ru';
import { bookingStrip as russianStrip } from './ru/bookingStrip';
import { contentTexts as russianContent, kindTexts as russianKinds } from './ru/content';
import { deskTexts as russianDesk } from './ru/desk';
import { late as russianLate } from './ru/late';
import { offline as russianOffline } from './ru/offline';
import { theme as russianTheme } from './ru/theme';
import { texts as uzbek } from './uz';
import { bookingStrip as uzbekStrip } from './uz/bookingStrip';
import { contentTexts as uzbekContent, kindTexts as uzbekKinds } from './uz/content';
import { deskTexts as uzbekDesk } from './uz/desk';
import { late as uzbekLate } from './uz/late';
import { offline as uzbekOffline } from './uz/offline';
import { theme as uzbekTheme } from './uz/theme';

const faultsIn = (areas: Record<string, Record<string, string>>, language: 'ru' | 'uz'): string[] =>
  Object.entries(areas).flatMap(([area, texts]) =>
    Object.entries(texts).flatMap(([key, text]) => faultsOf(text, language).map((fault) => `${area}.${key}, ${fault}`)),
  );

const flat = (texts: object, path = ''): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(texts).map(([name, text]: [string, string | object]) =>
      typeof text === 'string' ? { [path + name]: text } : flat(text, `${path}${name}.`),
    ),
  );

it.each([
  ['ru', { ...russian, bookingStrip: russianStrip, late: russianLate, offline: russianOffline, theme: russianTheme }],
  ['uz', { ...uzbek, bookingStrip: uzbekStrip, late: uzbekLate, offline: uzbekOffline, theme: uzbekTheme }],
  ['ru', russianDesk],
  ['uz', uzbekDesk],
  ['ru', russianContent],
  ['uz', uzbekContent],
  ['ru', { kinds: flat(russianKinds) }],
  ['uz', { kinds: flat(uzbekKinds) }],
] as const)('finds no typographic error in the interface texts: %s', (language, texts) => {
  expect(faultsIn(texts, language)).toEqual([]);
});

it.each([
  ['uz', '{{price}} dan'],
  ['uz', 'App Store’dan yuklab olish'],
  ['uz', 'SMS-kod bilan'],
  ['uz', 'Kecha-kunduz aloqadamiz'],
  ['uz', '{{count}} soat'],
  ['ru', '{{count}} мин чтения'],
  ['ru', '{{day}} число'],
  ['ru', 'Это - дефис'],
  ['ru', 'Перед тире — обычный пробел'],
  ['ru', 'Масло ,фильтр'],
  ['ru', 'Товар № 7'],
] as const)('rejects the %s text "%s"', (language, text) => {
  expect(faultsOf(text, language)).not.toEqual([]);
});

it.each([
  ['uz', 'bugun {{time}} da ochiladi'],
  ['uz', '«{{name}}» xizmati: {{price}}dan, taʼmir va gʻildirak'],
  ['ru', '«Да!»\u00a0— сказал мастер… 1,5\u00a0л, 24 часа'],
] as const)('accepts the %s text "%s"', (language, text) => {
  expect(faultsOf(text, language)).toEqual([]);
});
