import {
  type AuthFlowState,
  authFlowSlice,
  codeAccepted,
  codeRequired,
  codeSentAgain,
  codeTried,
  passwordMadeBefore,
  passwordRequired,
  phoneNotFound,
  phoneSubmitted,
  proofRefused,
  screenLeft,
  screenOpened,
  steppedBack,
} from './authFlowSlice';

const { reducer, getInitialState } = authFlowSlice;
type Event = Parameters<typeof reducer>[1];

const after = (...events: Event[]): AuthFlowState => events.reduce<AuthFlowState>(reducer, getInitialState());

const phone = '901234567';
const signIn = screenOpened({ mode: 'signIn', fromAbout: false });
const signUp = screenOpened({ mode: 'signUp', fromAbout: false });
const code = (given: Partial<Parameters<typeof codeRequired>[0]> = {}) =>
  codeRequired({ phone, purpose: 'registration', resendAt: 60_000, isEarlier: false, ...given });
const proof = { code: '123456', verificationToken: 'proof', goodUntil: 600_000 };

const way = ({ step, earlier }: AuthFlowState) => [...earlier, step].map(({ name }) => name);

it.each<[string, Event[], string[]]>([
  ['a password exists', [passwordRequired({ phone })], ['phone', 'password']],
  ['the phone is new', [code(), codeAccepted(proof)], ['phone', 'code', 'registration']],
  ['no password exists', [code({ purpose: 'newPassword' }), codeAccepted(proof)], ['phone', 'code', 'newPassword']],
  [
    'the password is forgotten',
    [passwordRequired({ phone }), code({ purpose: 'newPassword' }), codeAccepted(proof)],
    ['phone', 'password', 'code', 'newPassword'],
  ],
])('goes through the right steps when %s', (_, events, names) => expect(way(after(signIn, ...events))).toEqual(names));

it('marks a phone as unknown until the phone is submitted again', () => {
  const unknown = after(signIn, phoneNotFound({ phone }));
  expect(unknown.step).toEqual({ name: 'phone', isUnknown: true });
  const gone = reducer(unknown, passwordRequired({ phone: '907654321' }));
  expect(reducer(gone, steppedBack(0))).toMatchObject({
    step: { name: 'phone', isUnknown: false },
    phone: '907654321',
  });
});

it('goes back one or several steps, and ignores an invalid target', () => {
  const there = after(signIn, passwordRequired({ phone }), code({ purpose: 'newPassword' }), codeAccepted(proof));
  expect(way(reducer(there, steppedBack(2)))).toEqual(['phone', 'password', 'code']);
  expect(way(reducer(there, steppedBack(0)))).toEqual(['phone']);
  expect(reducer(there, steppedBack(7))).toBe(there);
});

it('keeps the phone proof between steps, and drops it when the phone changes or a new code is sent', () => {
  const proven = after(signUp, code(), codeAccepted(proof), steppedBack(0));
  expect(proven.proof).toEqual(proof);
  expect(reducer(proven, code({ isEarlier: true })).proof).toEqual(proof);
  expect(reducer(proven, code()).proof).toBeNull();
  expect(reducer(proven, code({ phone: '907654321', isEarlier: true })).proof).toBeNull();
});

it('returns to the code step when the server rejects the proof', () => {
  const refused = after(signUp, code(), codeAccepted(proof), proofRefused('used'));
  expect(refused).toMatchObject({ step: { name: 'code', refused: 'used' }, proof: null });
  expect(reducer(refused, codeSentAgain({ resendAt: 120_000, isEarlier: false })).step).toMatchObject({
    resendAt: 120_000,
    asked: 1,
    refused: null,
  });
});

it('opens the password step when an earlier request without a reply had succeeded', () => {
  const taken = after(signUp, code(), codeAccepted(proof), passwordMadeBefore('registration'));
  expect(taken).toMatchObject({ step: { name: 'password', madeBefore: 'registration' }, phone, proof: null });
  expect(way(taken)).toEqual(['phone', 'password']);
});

it('clears the message of an earlier attempt on submit', () => {
  expect(after(signIn, phoneNotFound({ phone }), phoneSubmitted()).step).toEqual({ name: 'phone', isUnknown: false });
  const refused = after(signUp, code(), codeAccepted(proof), proofRefused('used'), codeTried());
  expect(refused.step).toMatchObject({ name: 'code', refused: null });
});

it('clears the phone on a switch to registration, and keeps it on a switch to sign-in', () => {
  const asked = after(signIn, passwordRequired({ phone }), signUp);
  expect(asked).toMatchObject({ mode: 'signUp', phone: '', step: { name: 'phone' }, earlier: [] });
  expect(after(signUp, code(), signIn)).toMatchObject({ mode: 'signIn', phone, step: { name: 'phone' } });
  expect(after(signIn, passwordRequired({ phone }), signIn).step.name).toBe('password');
});

it('returns to the about page after a switch between sign-in and registration', () => {
  expect(after(screenOpened({ mode: 'signIn', fromAbout: true }), signUp).returnsToAbout).toBe(true);
  expect(after(screenOpened({ mode: 'signIn', fromAbout: true }), screenLeft(), signIn).returnsToAbout).toBe(false);
});

it('ignores a reply after the screen was closed', () => {
  for (const late of [passwordRequired({ phone }), phoneNotFound({ phone }), code(), codeAccepted(proof)]) {
    expect(after(signIn, screenLeft(), late)).toEqual(getInitialState());
  }
});
