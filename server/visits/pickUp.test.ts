import type { Day, Week } from '#contract/content/hours';
import { dayOf, minuteAt } from '../platform/minutes';
import { pickUpOf } from './pickUp';

const usual: Day = [['08:00', '20:00']];
const week = (day: Day, sunday: Day = []): Week => [day, day, day, day, day, day, sunday];
/** Tashkent time; 1 March 2027 is a Monday. */
const at = (time: string) => new Date(`${time}:00+05:00`);
const pickUp = (time: string, of: Week, special: { day: string; hours: Day }[] = []) => {
  const hours = special.map(({ day, hours: own }) => {
    const on = dayOf(minuteAt(at(`${day}T12:00`)));
    return { from: on, to: on, day: own };
  });
  const found = pickUpOf({ week: of, special: hours }, at(time));
  return (
    found && [found.from, found.until].map((one) => new Date(one.getTime() + 5 * 3_600_000).toISOString().slice(0, 16))
  );
};

test.each([
  ['while it is open', '2027-03-01T15:00', week(usual), ['2027-03-01T08:00', '2027-03-01T20:00']],
  ['before it opens', '2027-03-01T06:00', week(usual), ['2027-03-01T08:00', '2027-03-01T20:00']],
  ['after it has closed', '2027-03-01T20:00', week(usual), ['2027-03-02T08:00', '2027-03-02T20:00']],
  ['on a closed day', '2027-03-07T12:00', week(usual), ['2027-03-08T08:00', '2027-03-08T20:00']],
  [
    'before the break',
    '2027-03-01T09:00',
    week([
      ['08:00', '13:00'],
      ['14:00', '21:00'],
    ]),
    ['2027-03-01T08:00', '2027-03-01T21:00'],
  ],
  [
    'in the break',
    '2027-03-01T13:30',
    week([
      ['08:00', '13:00'],
      ['14:00', '21:00'],
    ]),
    ['2027-03-01T14:00', '2027-03-01T21:00'],
  ],
  ['after midnight', '2027-03-02T01:00', week([['10:00', '02:00']]), ['2027-03-01T10:00', '2027-03-02T02:00']],
] as const)('returns the pick-up time %s', (_, time, of, expected) => {
  expect(pickUp(time, of)).toEqual(expected);
});

test('returns no pick-up time if the branch never closes or does not open within a week', () => {
  const always: Day = [['00:00', '24:00']];
  expect(pickUp('2027-03-01T15:00', week(always, always))).toBeNull();
  expect(pickUp('2027-03-01T15:00', week([]))).toBeNull();
});

test('prefers special opening hours to those of the week', () => {
  const special = [{ day: '2027-03-01', hours: [['09:00', '16:00']] as Day }];
  expect(pickUp('2027-03-01T15:00', week(usual), special)).toEqual(['2027-03-01T09:00', '2027-03-01T16:00']);
});
