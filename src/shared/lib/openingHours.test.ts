import { comingExceptions, openState, parseDayHours, type WeekHours } from './openingHours';

const week = (weekdays: string, saturday = '', sunday = ''): WeekHours => ({ weekdays, saturday, sunday });
const at = (day: string, time: string) => new Date(`${day}T${time}:00+05:00`);
const MONDAY = '2026-05-04';
const FRIDAY = '2026-05-08';
const SATURDAY = '2026-05-09';
const SUNDAY = '2026-05-10';

describe('parseDayHours', () => {
  it.each([
    ['08:00-21:00', { kind: 'hours', shifts: [{ from: 480, to: 1260 }] }],
    [' 08:30-18:05 ', { kind: 'hours', shifts: [{ from: 510, to: 1085 }] }],
    ['09:00-24:00', { kind: 'hours', shifts: [{ from: 540, to: 1440 }] }],
    ['20:00-04:00', { kind: 'hours', shifts: [{ from: 1200, to: 1680 }] }],
    ['00:00-24:00', { kind: 'allDay' }],
    ['', { kind: 'closed' }],
    ['   ', { kind: 'closed' }],
  ])('parses %j', (raw, hours) => expect(parseDayHours(raw)).toEqual(hours));

  it.each([
    'по записи',
    '9-18',
    '9:00-18:00',
    '08:00-25:00',
    '08:60-09:00',
    '24:00-08:00',
    '09:00-09:00',
    '08:00–21:00',
  ])('keeps %j as free text', (text) => expect(parseDayHours(text)).toEqual({ kind: 'text', text }));
});

describe('opening state of a branch', () => {
  const usual = week('08:00-20:00', '09:00-16:00', '');

  it.each([
    [MONDAY, '08:00', { kind: 'open', closesAt: '20:00', isSoon: false }],
    [MONDAY, '18:59', { kind: 'open', closesAt: '20:00', isSoon: false }],
    [MONDAY, '19:00', { kind: 'open', closesAt: '20:00', isSoon: true }],
    [MONDAY, '19:59', { kind: 'open', closesAt: '20:00', isSoon: true }],
    [MONDAY, '07:59', { kind: 'closed', opens: { at: '08:00', inDays: 0, weekday: 0 } }],
    [MONDAY, '20:00', { kind: 'closed', opens: { at: '08:00', inDays: 1, weekday: 1 } }],
    [FRIDAY, '23:59', { kind: 'closed', opens: { at: '09:00', inDays: 1, weekday: 5 } }],
    [SATURDAY, '12:00', { kind: 'open', closesAt: '16:00', isSoon: false }],
    [SATURDAY, '16:00', { kind: 'closed', opens: { at: '08:00', inDays: 2, weekday: 0 } }],
    [SUNDAY, '12:00', { kind: 'closed', opens: { at: '08:00', inDays: 1, weekday: 0 } }],
  ])('on %s at %s is %j', (day, time, state) => expect(openState(usual, at(day, time))).toEqual(state));

  it('is computed in Tashkent time, independent of the visitor', () => {
    expect(openState(usual, new Date('2026-05-04T02:59:00Z'))).toMatchObject({ kind: 'closed' });
    expect(openState(usual, new Date('2026-05-04T03:00:00Z'))).toMatchObject({ kind: 'open' });
    // Sunday evening in London is Monday in Tashkent.
    expect(openState(usual, new Date('2026-05-03T22:00:00Z'))).toMatchObject({ opens: { inDays: 0 } });
  });

  it('is round the clock if every day is 00:00-24:00', () => {
    const always = week('00:00-24:00', '00:00-24:00', '00:00-24:00');
    for (const day of [MONDAY, SATURDAY, SUNDAY]) {
      for (const time of ['00:00', '12:00', '23:59']) {
        expect(openState(always, at(day, time))).toEqual({ kind: 'roundTheClock' });
      }
    }
  });

  it('joins the hours of adjacent days at midnight', () => {
    const weekdays = week('00:00-24:00', '00:00-15:00', '');
    expect(openState(weekdays, at(FRIDAY, '18:00'))).toEqual({ kind: 'open', closesAt: '15:00', isSoon: false });
    expect(openState(weekdays, at(MONDAY, '12:00'))).toEqual({ kind: 'open', closesAt: null, isSoon: false });
    expect(openState(weekdays, at(SUNDAY, '12:00'))).toMatchObject({ opens: { at: '00:00', inDays: 1 } });
  });

  it('is open after midnight until the shift of the day before ends', () => {
    const nights = week('20:00-04:00');
    expect(openState(nights, at(MONDAY, '23:00'))).toEqual({ kind: 'open', closesAt: '04:00', isSoon: false });
    expect(openState(nights, at(SATURDAY, '03:30'))).toEqual({ kind: 'open', closesAt: '04:00', isSoon: true });
    expect(openState(nights, at(MONDAY, '03:30'))).toEqual({
      kind: 'closed',
      opens: { at: '20:00', inDays: 0, weekday: 0 },
    });
  });

  it('gives the closing time at the end of a day as 24:00', () => {
    expect(openState(week('10:00-24:00'), at(MONDAY, '23:30'))).toEqual({
      kind: 'open',
      closesAt: '24:00',
      isSoon: true,
    });
  });

  it('is unknown on and beyond a day with free text hours', () => {
    const odd = week('08:00-20:00', 'по звонку', '10:00-12:00');
    expect(openState(odd, at(SATURDAY, '11:00'))).toBeNull();
    expect(openState(odd, at(FRIDAY, '12:00'))).toMatchObject({ kind: 'open', closesAt: '20:00' });
    expect(openState(odd, at(FRIDAY, '21:00'))).toEqual({ kind: 'closed', opens: null });
    expect(openState(odd, at(SUNDAY, '11:00'))).toMatchObject({ kind: 'open', closesAt: '12:00' });
  });

  it('has no next opening if the branch has no hours', () => {
    expect(openState(week(''), at(MONDAY, '12:00'))).toEqual({ kind: 'closed', opens: null });
  });
});

it('is closed in a break, and special hours override those of the week', () => {
  const withBreak = {
    ...week('Пн–Чт 08:00-13:00, 14:00-20:00, Пт 08:00-18:00'),
    exceptions: [{ from: MONDAY, to: MONDAY, hours: '10:00-12:00' }],
  };
  const TUESDAY = '2026-05-05';
  expect(openState(withBreak, at(TUESDAY, '13:30'))).toEqual({
    kind: 'closed',
    opens: { at: '14:00', inDays: 0, weekday: 1 },
  });
  expect(openState(withBreak, at(FRIDAY, '17:30'))).toEqual({ kind: 'open', closesAt: '18:00', isSoon: true });
  expect(openState(withBreak, at(MONDAY, '12:30'))).toMatchObject({ opens: { at: '08:00', inDays: 1 } });
  expect(comingExceptions(withBreak, at('2026-04-20', '23:59'))).toEqual([]);
  expect(comingExceptions(withBreak, at('2026-04-21', '00:00'))).toHaveLength(1);
  expect(comingExceptions(withBreak, at(TUESDAY, '00:00'))).toEqual([]);
});
