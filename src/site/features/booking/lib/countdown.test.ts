import { endOf, momentOf } from '../components/Held';

test('announces the remaining time at five, two and one minutes', () => {
  const said = Array.from({ length: 601 }, (_, second) => momentOf(600 - second));
  const changes = said.filter((moment, place) => place > 0 && moment !== said[place - 1]);
  expect(changes).toEqual([300, 120, 60, null]);
  expect([momentOf(301), momentOf(300), momentOf(121), momentOf(1), momentOf(0)]).toEqual([null, 300, 300, 60, null]);
});

test.each([
  ['eleven minutes fast', 11],
  ['six minutes slow', -6],
])('counts down seconds_left of the server on a device whose clock is %s', (_, minutes) => {
  const now = Date.parse('2026-12-01T10:00:00Z') + minutes * 60_000;
  const held = { expires_at: '2026-12-01T10:10:00Z', seconds_left: 600 };
  expect(endOf(held, now) - now).toBe(600_000);
  expect(endOf(held, now + 180_000) - now).toBe(600_000);
});

test('ends at expires_at if the server sends no seconds_left', () => {
  expect(endOf({ expires_at: '2026-12-01T10:10:00Z' }, 0)).toBe(Date.parse('2026-12-01T10:10:00Z'));
});
