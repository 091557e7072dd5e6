import fc from 'fast-check';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { contentCalls } from '#contract/calls';
import { CODE_RESEND_SECONDS } from '#contract/rules/limits';
import { makeStore } from '#site/store/store';
import { type ContentCall, contentRequests } from '#test/contentAsks';
import { serverTransport } from '#test/serverTransport';
import { answer, testTransport } from '#test/testTransport';
import { getUser } from './account';
import { sendCode } from './codes';
import { sendEnquiry } from './generated/enquiries';
import { isApiProblem } from './problem';
import { register } from './signIn';

const names = Object.keys(contentRequests) as ContentCall[];
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 25);

async function read(name: ContentCall, reply: unknown) {
  const transport = testTransport({ retries: false });
  transport.between = async () => answer(200, JSON.stringify(reply));
  return contentRequests[name](makeStore({ transport }), 'ru');
}

/**
 * Returns contract violations of an endpoint's result. A valid result matches the contract without undefined fields, or
 * is an `ApiProblem`.
 */
function faultsOf(name: ContentCall, { data, error }: { data?: unknown; error?: unknown }): unknown[] {
  if (error !== undefined) return isApiProblem(error) ? [] : [error];
  const call: { reply: { 200?: TSchema } } = contentCalls[name];
  const faults: unknown[] = call.reply[200] ? [...Value.Errors(call.reply[200], data)] : ['no reply in the contract'];
  const holdsUndefined = JSON.stringify(
    data,
    (_, value: unknown) => value ?? (value === undefined ? 'undefined!' : null),
  );
  return holdsUndefined.includes('undefined!') ? [...faults, holdsUndefined] : faults;
}

function spoil(value: unknown, path: number[], by: unknown): unknown {
  const [step, ...rest] = path;
  if (typeof value !== 'object' || value === null || step === undefined) return by;
  const keys = Object.keys(value);
  const key = keys[step % keys.length];
  if (key === undefined) return by;
  const copy: Record<string, unknown> = Array.isArray(value) ? ([...value] as never) : { ...value };
  copy[key] = spoil(copy[key], rest, by);
  return copy;
}

const spoilt = fc.oneof(
  fc.constantFrom<unknown>(null, '', 0, -1, 1.5, true, 'text', [], {}, [null], [[]]),
  fc.jsonValue(),
);

test.each(names)('%s returns valid data or an ApiProblem for any JSON', async (name) => {
  const property = fc.asyncProperty(fc.jsonValue(), async (reply) => {
    expect(faultsOf(name, await read(name, reply))).toEqual([]);
  });
  await fc.assert(property, { numRuns: RUNS });
});

test.each(names)('%s returns valid data or an ApiProblem for a reply with replaced or added values', async (name) => {
  const { data } = await contentRequests[name](makeStore({ transport: serverTransport() }), 'ru');
  const path = fc.array(fc.nat(50), { minLength: 1, maxLength: 5 });
  const property = fc.asyncProperty(path, spoilt, async (where, by) => {
    expect(faultsOf(name, await read(name, spoil(data, where, by)))).toEqual([]);
  });
  await fc.assert(property, { numRuns: RUNS });
});

test('reads null lists as empty, skips broken entries and omits missing optional fields', async () => {
  expect((await read('faq', null)).data).toEqual([]);
  const faq = [
    { id: 1, question: null, extra: {} },
    { question: 'no id' },
    null,
    { id: '2', question: 'Q', answer: 'A' },
  ];
  expect((await read('faq', faq)).data).toEqual([
    { id: 1, question: '', answer: '' },
    { id: 2, question: 'Q', answer: 'A' },
  ]);
  const parts = {
    count: '1',
    results: [{ id: 1, name: 'N', price: 85_000, category: null, in_stock: null, fits: '' }],
  };
  expect((await read('parts', parts)).data).toStrictEqual({
    count: 1,
    results: [{ id: 1, name: 'N', photo: '', price: '85000', info: '', manufacturer: '' }],
  });
  const branch = { id: 1, name: 'B', latitude: '41.3', longitude: '69.2', working_times_Sun: null };
  expect((await read('branches', { branches: [branch] })).data).toMatchObject({
    branches: [{ latitude: 41.3, longitude: 69.2, working_times_Sun: '' }],
  });
});

const storeOf = (reply: unknown) => {
  const transport = testTransport({ retries: false });
  transport.between = async () => answer(200, JSON.stringify(reply));
  return makeStore({ transport });
};

test.each([
  [{ reference: 'A-17' }, { reference: 'A-17' }],
  [{ id: 17 }, { id: 17 }],
  [{}, {}],
  ['taken', null],
  [null, null],
])('treats an enquiry as sent for any receipt: %j', async (reply, read) => {
  const body = { text: 'Т', phone: '+998901234567', full_name: 'И', section: 'shop' as const };
  const { data } = await storeOf(reply).dispatch(sendEnquiry.initiate({ lang: 'ru', body, idempotencyKey: 'k' }));
  expect(data).toStrictEqual(read);
});

test.each([
  [{ retry_after: 30 }, 30],
  [{ retry_after: null }, CODE_RESEND_SECONDS],
  ['sent', CODE_RESEND_SECONDS],
  [null, CODE_RESEND_SECONDS],
])('returns the resend delay for any reply to a sent code: %j', async (reply, seconds) => {
  const { data } = await storeOf(reply).dispatch(sendCode.initiate({ lang: 'ru', phone: '+998901234567' }));
  expect(data).toBe(seconds);
});

test('reads a registration without is_correct as successful', async () => {
  const store = storeOf({ id: 7, tokens: { access_token: 'a', refresh_token: 'r' } });
  const registration = {
    first_name: 'А',
    last_name: 'К',
    username: '+998901234567',
    password: 'long enough',
    birthdate: '1990-01-01',
    gender: 'F' as const,
  };
  const { data } = await store.dispatch(register.initiate({ lang: 'ru', registration, verificationToken: null }));
  expect(data).toEqual({ userId: 7, accessToken: 'a', refreshToken: 'r' });
});

test('reads an article without an id', async () => {
  const { data } = await read('article', { current_article: { title: 'T', blocks: [] }, next: 3 });
  expect(data).toMatchObject({ current_article: { title: 'T' }, next: 3, previous: null });
});

test.each(['brand', 'marka'])('reads the brand of a car from the field %s', async (field) => {
  const transport = testTransport();
  const model = { id: 3, name: 'Cobalt', [field]: { id: 1, name: 'Chevrolet' } };
  transport.between = async () => answer(200, { id: 7, cars: [{ id: 5, model, number: '01A001AA' }] });
  const auth = { userId: 7, accessToken: 'token', refreshToken: null, signedInHint: true };
  const store = makeStore({ transport, preloadedState: { auth } });
  const { data } = await store.dispatch(getUser.initiate({ lang: 'ru', userId: 7 }));
  expect(data?.cars).toMatchObject([{ id: 5, model: { name: 'Cobalt', brand: { id: 1, name: 'Chevrolet' } } }]);
});
