import { alternativesOf, branchPhoneOf, isStale, isUnanswered } from '../components/BookProblem';

const refusal = (code: string, reply: Record<string, unknown>) => ({ kind: 'rejected', status: 409, code, reply });

test('reads only valid times as alternatives to a taken slot', () => {
  const time = '2026-12-02T10:30:00+05:00';
  expect(alternativesOf(refusal('time_gone', { neighbours: [time, 7, 'x', null] }))).toEqual([time]);
  expect(alternativesOf(refusal('time_gone', {}))).toEqual([]);
  expect(alternativesOf(refusal('too_many_bookings', { neighbours: [time] }))).toBeNull();
  expect([alternativesOf(null), alternativesOf(new Error('gone'))]).toEqual([null, null]);
});

test.each([
  'phone_blocked',
  'too_many_holds',
  'too_many_bookings_today',
])('returns the branch phone of a %s error', (code) => {
  expect(branchPhoneOf(refusal(code, { branch_phone: '+998712000000' }))).toBe('+998712000000');
  expect(branchPhoneOf(refusal('phone_blocked', { branch_phone: '' }))).toBeNull();
  expect(branchPhoneOf(refusal('time_gone', { branch_phone: '+998712000000' }))).toBeNull();
});

test('treats network failures and server errors as requests without a reply', () => {
  expect(['offline', 'timeout', 'server'].map((kind) => isUnanswered({ kind }))).toEqual([true, true, true]);
  expect(['rejected', 'unauthorized', 'tooMany', 'notFound'].map((kind) => isUnanswered({ kind }))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('treats a booking as stale when a change is rejected, except for a taken slot', () => {
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
