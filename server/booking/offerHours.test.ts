import { isNight, offerDelay, offerEnds } from './offerHours';

const at = (time: string) => new Date(`2028-02-${time}:00+05:00`);

it.each([
  { now: '28T20:59', startsAt: '29T15:00', until: '28T21:29' },
  { now: '28T21:00', startsAt: '29T15:00', until: '29T09:30' },
  { now: '29T00:00', startsAt: '29T15:00', until: '29T09:30' },
  { now: '29T08:59', startsAt: '29T15:00', until: '29T09:30' },
  { now: '29T09:00', startsAt: '29T15:00', until: '29T09:30' },
  { now: '29T02:00', startsAt: '29T08:00', until: '29T08:00' },
])('at $now holds an offered slot at $startsAt until $until', ({ now, startsAt, until }) => {
  expect(offerEnds(at(startsAt), at(now))).toEqual(at(until));
});

it.each([
  { now: '28T20:59', startsAt: '29T15:00', minutes: 0 },
  { now: '28T22:30', startsAt: '29T15:00', minutes: 630 },
  { now: '29T08:59', startsAt: '29T15:00', minutes: 1 },
  { now: '29T02:00', startsAt: '29T08:00', minutes: 0 },
])('at $now delays the offer of a slot at $startsAt by $minutes minutes', ({ now, startsAt, minutes }) => {
  expect(offerDelay(at(startsAt), at(now))).toBe(minutes * 60);
});

it('the night is from 21:00 to 09:00 in Tashkent', () => {
  expect(['28T20:59', '28T21:00', '29T08:59', '29T09:00'].map((time) => isNight(at(time)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
