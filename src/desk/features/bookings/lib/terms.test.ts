import { createInstance } from 'i18next';
import type { DeskT } from '#desk/common/hooks/useDeskTexts';
import { deskTexts } from '#shared/i18n/ru/desk/index';
import { durationText, priceText } from './bookingWords';

let t: DeskT;
beforeAll(async () => {
  const texts = createInstance();
  await texts.init({ lng: 'ru', ns: 'desk', defaultNS: 'desk', resources: { ru: { desk: deskTexts } } });
  t = texts.getFixedT<'desk'>('ru', 'desk');
});

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

it.each([
  [40, '40 мин'],
  [60, '1 ч'],
  [90, '1 ч 30 мин'],
])('formats %i minutes as %s', (minutes, expected) => {
  expect(plain(durationText(minutes, t))).toBe(expected);
});

it.each([
  [null, ''],
  [{ from: null, to: null, day: '' }, ''],
  [{ from: 150_000, to: null, day: '' }, 'от 150 000 сум'],
  [{ from: 150_000, to: 150_000, day: '' }, '150 000 сум'],
  [{ from: 150_000, to: 200_000, day: '' }, '150 000 сум – 200 000 сум'],
])('formats a price range, and one price if both ends are equal', (price, expected) => {
  expect(plain(priceText(price, 'ru', t))).toBe(expected);
});
