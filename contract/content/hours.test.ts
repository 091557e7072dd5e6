import * as fc from 'fast-check';
import { normalizeValue } from './fields';
import { type Day, isDay, minuteOf, parseDay, weekOfTexts, weekTexts } from './hours';
import { hoursExceptions } from './kinds/booking';
import { branches } from './kinds/company';
import { draftProblems } from './problems';

const timeOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const anyTime = fc.integer({ min: 0, max: 1439 }).map(timeOf);
const validDay = fc.uniqueArray(fc.integer({ min: 0, max: 1440 }), { maxLength: 6 }).map((minutes): Day => {
  const times = minutes.toSorted((one, other) => one - other).map(timeOf);
  return Array.from({ length: Math.floor(times.length / 2) }, (_, at) => [
    times[at * 2] ?? '',
    times[at * 2 + 1] ?? '',
  ]);
});
const validWeek = fc.array(validDay, { minLength: 7, maxLength: 7 });

it('accepts the intervals of a day only if they are ordered and do not overlap', () => {
  const anyDay = fc.array(fc.tuple(anyTime, anyTime), { maxLength: 3 });
  fc.assert(
    fc.property(anyDay, (day) => {
      const table = new Map<number, number>();
      let last = -1;
      let isOrdered = true;
      for (const [at, [opens, closes]] of day.entries()) {
        const [from, to] = [minuteOf(opens), minuteOf(closes)];
        const isNight = to < from && at === day.length - 1;
        if (from === to || from <= last || (to < from && !isNight)) isOrdered = false;
        for (let minute = from; minute < (isNight ? 1440 : to); minute += 1)
          table.set(minute, (table.get(minute) ?? 0) + 1);
        last = to;
      }
      expect(isDay(day)).toBe(isOrdered && [...table.values()].every((times) => times === 1));
    }),
  );
});

it.each(['ru', 'uz'] as const)('formats a week in %s so that parsing returns the same week', (language) => {
  fc.assert(
    fc.property(validWeek, fc.boolean(), (days, isSame) => {
      const week = isSame ? days.map((day, at) => (at < 5 ? (days[0] ?? []) : day)) : days;
      expect(weekOfTexts(weekTexts(week, language))).toEqual(week);
    }),
  );
});

it('formats weekdays with different hours as named ranges of days', () => {
  const usual: Day = [['08:00', '20:00']];
  const broken: Day = [
    ['08:00', '13:00'],
    ['14:00', '21:00'],
  ];
  const week = [usual, usual, usual, usual, [['08:00', '18:00']], broken, []] as Day[];
  expect(weekTexts(week, 'ru')).toEqual({
    weekdays: 'Пн–Чт 08:00-20:00, Пт 08:00-18:00',
    saturday: '08:00-13:00, 14:00-21:00',
    sunday: '',
  });
  expect(weekTexts(week, 'uz').weekdays).toBe('Du–Pa 08:00-20:00, Ju 08:00-18:00');
});

it.each([
  'по записи',
  '8:00-9:00',
  '08:00-25:00',
  '09:00-09:00',
  '08:00-12:00, 11:00-13:00',
  '08:00-12:00,13:00-14:00',
])('rejects opening hours that are not in the API format: %j', (text) => expect(parseDay(text)).toBeNull());

it('converts the text fields of an older branch value into a week', () => {
  const older = { hoursWeekdays: '08:00-20:00', hoursSaturday: '09:00-16:00', hoursSunday: '' };
  const usual = [['08:00', '20:00']];
  const week = normalizeValue(branches.fields, older)['week'];
  expect(week).toEqual([usual, usual, usual, usual, usual, [['09:00', '16:00']], []]);
});

it('reports invalid opening hours under the path of their day, such as week.2', () => {
  const week = [[], [], [['09:00', '25:00']], [], [], 'text', [['10:00', '12:00', '13:00']]];
  expect(Object.keys(draftProblems(branches.fields, { week }))).toEqual(['week.2', 'week.5', 'week.6']);
  expect(draftProblems(branches.fields, { week: 'text' })).toEqual({ week: { code: 'type' } });
});

it.each([
  [[['09:00', '']], { code: 'times' }],
  [[['09:00', '09:00']], { code: 'times' }],
  [
    [
      ['09:00', '14:00'],
      ['13:00', '18:00'],
    ],
    { code: 'overlap' },
  ],
  [
    [
      ['14:00', '18:00'],
      ['09:00', '13:00'],
    ],
    { code: 'overlap' },
  ],
  [Array.from({ length: 4 }, () => ['09:00', '10:00']), { code: 'maximum', limit: 3 }],
  ['text', { code: 'type' }],
])('rejects invalid opening hours of a day: %j', (day, problem) => {
  expect(draftProblems(hoursExceptions.fields, { day })).toEqual({ day: problem });
});

it('rejects values that are not in the format of their field type', () => {
  const wrong = {
    price: '1e3',
    slug: 'Моторы',
    photo: 'C:\\photo.jpg',
    address: 'kim?',
    place: '41.3 ',
    to: '2026-02-30',
  };
  const fields = {
    price: { type: 'money' },
    slug: { type: 'slug', from: 'price' },
    photo: { type: 'picture', width: 960, height: 640 },
    address: { type: 'url', mail: true },
    place: { type: 'place' },
    to: { type: 'date' },
  } as const;
  expect(Object.values(draftProblems(fields, wrong)).map(({ code }) => code)).toEqual([
    'money',
    'slug',
    'picture',
    'mail',
    'place',
    'date',
  ]);
});
