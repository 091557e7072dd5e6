import type { Due } from '#contract/care';
import { createI18n } from '#shared/i18n/createI18n';
import { accountTexts as ruAccount } from '#shared/i18n/ru/accountTexts';
import { texts as ru } from '#shared/i18n/ru/index';
import { accountTexts as uzAccount } from '#shared/i18n/uz/accountTexts';
import { texts as uz } from '#shared/i18n/uz/index';
import { alarmText, documentState, documentText, reasonText, whenText } from './maintenanceWords';

const due: Due = {
  fact: 'work:1:1',
  title: 'Замена масла',
  service: 1,
  every_km: 10_000,
  last_date: '2026-01-10',
  last_mileage: 84_200,
  due_mileage: 94_200,
  expected_on: '2026-10-10',
  is_overdue: false,
};
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const inRussian = createI18n('ru', { ...ru, ...ruAccount }).t;
const inUzbek = createI18n('uz', { ...uz, ...uzAccount }).t;

it('words the due date of maintenance and its reason in both languages', () => {
  expect(plain(whenText(inRussian, 'ru', due))).toBe('до 94 200 км (примерно 10 октября 2026)');
  expect(plain(reasonText(inRussian, 'ru', due, 1_116))).toBe(
    'Каждые 10 000 км; последний раз 10 января 2026, на 84 200 км; вы проезжаете около 1 100 км в месяц',
  );
  expect(plain(reasonText(inUzbek, 'uz', due, 1_116))).toBe(
    'Har 10 000 km; oxirgi marta 10-yanvar, 2026-yil, 84 200 km da; oyiga taxminan 1 100 km yurasiz',
  );
});

it('names due date and due mileage if both are set, and no estimated date', () => {
  const both = { ...due, every_months: 12, due_date: '2026-09-01' };
  expect(plain(whenText(inRussian, 'ru', both))).toBe('до 1 сентября 2026 или до 94 200 км');
  expect(plain(reasonText(inRussian, 'ru', both, undefined))).toBe(
    'Каждые 10 000 км или раз в 12 месяцев; последний раз 10 января 2026, на 84 200 км',
  );
  const { every_km: _every, ...seen } = due;
  const found = { ...seen, level: 'red' as const };
  expect(plain(reasonText(inRussian, 'ru', found, undefined))).toBe('Заметили 10 января 2026, на 84 200 км');
});

it('shows an overdue red finding as urgent', () => {
  const alarmOf = (more: Partial<Due>) => alarmText(inRussian, { ...due, ...more });
  expect(alarmOf({})).toBeNull();
  expect(alarmOf({ is_overdue: true })).toBe('Пора');
  for (const is_overdue of [false, true]) expect(alarmOf({ level: 'red', is_overdue })).toBe('Срочно');
});

it('shows no "due" mark for a booked work, unless it is urgent', () => {
  const booking = { starts_at: '2026-12-01T10:00:00+05:00' };
  expect(alarmText(inRussian, { ...due, is_overdue: true, booking })).toBeNull();
  expect(alarmText(inRussian, { ...due, is_overdue: true })).toBe('Пора');
  expect(alarmText(inRussian, { ...due, level: 'red', booking })).toBe('Срочно');
});

it.each([
  ['2026-12-14', 'ending', 'до 14 декабря 2026, осталось 16 дней', '14-dekabr, 2026-yil gacha, 16 kun qoldi'],
  ['2026-11-29', 'ending', 'до 29 ноября 2026, остался 1 день', '29-noyabr, 2026-yil gacha, 1 kun qoldi'],
  ['2026-11-28', 'ending', '28 ноября 2026, сегодня последний день', '28-noyabr, 2026-yil, bugun oxirgi kun'],
  ['2026-12-28', 'ending', 'до 28 декабря 2026, осталось 30 дней', '28-dekabr, 2026-yil gacha, 30 kun qoldi'],
  ['2026-12-29', 'good', 'до 29 декабря 2026', '29-dekabr, 2026-yil gacha'],
  ['2026-11-27', 'over', 'срок истёк 27 ноября 2026', 'muddati tugagan: 27-noyabr, 2026-yil'],
  [undefined, 'none', 'срок не указан', 'muddati koʻrsatilmagan'],
])('words a document that ends on %s', (end, state, russian, uzbek) => {
  expect(documentState(end, '2026-11-28')).toBe(state);
  expect(plain(documentText(inRussian, 'ru', end, '2026-11-28'))).toBe(russian);
  expect(plain(documentText(inUzbek, 'uz', end, '2026-11-28'))).toBe(uzbek);
});
