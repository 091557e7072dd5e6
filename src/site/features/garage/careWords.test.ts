import type { Due } from '#contract/cars';
import { createI18n } from '#shared/i18n/createI18n';
import { accountTexts as ruAccount } from '#shared/i18n/ru/accountTexts';
import { texts as ru } from '#shared/i18n/ru/index';
import { accountTexts as uzAccount } from '#shared/i18n/uz/accountTexts';
import { texts as uz } from '#shared/i18n/uz/index';
import { alarmText, reasonText, whenText } from './maintenanceWords';

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

it('explains date and reason in both languages', () => {
  expect(plain(whenText(inRussian, 'ru', due))).toBe('до 94 200 км (примерно 10 октября 2026)');
  expect(plain(reasonText(inRussian, 'ru', due, 1_116))).toBe(
    'Каждые 10 000 км; последний раз 10 января 2026, на 84 200 км; вы проезжаете около 1 100 км в месяц',
  );
  expect(plain(reasonText(inUzbek, 'uz', due, 1_116))).toBe(
    'Har 10 000 km; oxirgi marta 10-yanvar, 2026-yil, 84 200 km da; oyiga taxminan 1 100 km yurasiz',
  );
});

it('shows both limits, and ignores a later expected date', () => {
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
