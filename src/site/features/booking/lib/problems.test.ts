import { alternativesOf, branchPhoneOf, isStale, isUnanswered } from '../components/BookProblem';

const refusal = (code: string, reply: Record<string, unknown>) => ({ kind: 'rejected', status: 409, code, reply });

test('reads only valid slots of a lost slot as alternatives', () => {
  const time = '2026-12-02T10:30:00+05:00';
  expect(alternativesOf(refusal('time_gone', { neighbours: [time, 7, 'x', null] }))).toEqual([time]);
  expect(alternativesOf(refusal('time_gone', {}))).toEqual([]);
  expect(alternativesOf(refusal('too_many_bookings', { neighbours: [time] }))).toBeNull();
  expect([alternativesOf(null), alternativesOf(new Error('gone'))]).toEqual([null, null]);
});

test.each(['phone_blocked', 'too_many_holds', 'too_many_bookings_today'])('a refusal with %s shows a phone', (code) => {
  expect(branchPhoneOf(refusal(code, { branch_phone: '+998712000000' }))).toBe('+998712000000');
  expect(branchPhoneOf(refusal('phone_blocked', { branch_phone: '' }))).toBeNull();
  expect(branchPhoneOf(refusal('time_gone', { branch_phone: '+998712000000' }))).toBeNull();
});

test('treats only a reply of the server as an answer', () => {
  expect(['offline', 'timeout', 'server'].map((kind) => isUnanswered({ kind }))).toEqual([true, true, true]);
  expect(['rejected', 'unauthorized', 'tooMany', 'notFound'].map((kind) => isUnanswered({ kind }))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('marks a booking as stale when it was refused itself, not when its slot was', () => {
  expect(['booking_fixed', 'too_many_moves', 'conflict'].map((code) => isStale(refusal(code, {})))).toEqual([
    true,
    true,
    true,
  ]);
  expect(isStale({ kind: 'notFound', status: 404 })).toBe(true);
  expect([isStale(refusal('time_gone', {})), isStale({ kind: 'offline' }), isStale(null)]).toEqual([
    false,
    false,
    false,
  ]);
});
