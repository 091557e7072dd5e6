import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { calls, contentCalls } from '#contract/calls';
import { LANGUAGES } from '#shared/i18n/languages';
import { makeStore } from '#site/store/store';
import { type ContentCall, contentRequests } from '#test/contentAsks';
import { serverTransport } from '#test/serverTransport';
import type { TestTransport } from '#test/testTransport';
import { getUser } from './account';
import { sendEnquiry } from './generated/enquiries';
import { getService } from './generated/service';

function recordingTransport(): { transport: TestTransport; lastReply: () => unknown } {
  const transport = serverTransport();
  let body = '';
  transport.between = async (_, next) => {
    const reply = await next();
    body = await reply.text();
    return { ...reply, text: async () => body };
  };
  return { transport, lastReply: () => JSON.parse(body) as unknown };
}

const cases = LANGUAGES.flatMap((lang) =>
  (Object.keys(contentRequests) as ContentCall[]).map((name) => [name, lang] as const),
);

test.each(
  cases,
)('%s, language %s: sends the contract’s method and path and reads every field of the reply', async (name, lang) => {
  const { transport, lastReply } = recordingTransport();
  const { data, error } = await contentRequests[name](makeStore({ transport }), lang);
  expect(error).toBeUndefined();

  const call: { method: string; path: string; host: string; reply: { 200?: TSchema } } = contentCalls[name];
  const [sent] = transport.calls;
  const path = sent?.url.replace(/\?.*/, '').replace(/^\/api\/main/, '');
  expect(sent?.method).toBe(call.method);
  expect(path).toMatch(new RegExp(`^${call.path.replace(/:\w+/g, '[^/]+')}$`));

  const schema = call.reply[200];
  if (!schema) throw new Error('the contract has no reply');
  expect([...Value.Errors(schema, data)]).toEqual([]);
  expect(data).toEqual(lastReply());
  expect(data).not.toEqual([]);
});

test('requests content in the language of the call', async () => {
  const store = makeStore({ transport: serverTransport() });
  const [russian, uzbek] = await Promise.all(LANGUAGES.map((lang) => contentRequests.faq(store, lang)));
  expect(russian?.data).not.toEqual(uzbek?.data);
});

test('returns the stored receipt of an enquiry for a repeated idempotency key', async () => {
  const store = makeStore({ transport: serverTransport() });
  const enquiry = {
    text: 'Скрипят тормоза',
    phone: '+998901234567',
    full_name: 'Азиз',
    section: 'bookCategor_home' as const,
    car_brand: 1,
  };
  const send = () =>
    store.dispatch(sendEnquiry.initiate({ lang: 'ru', body: enquiry, idempotencyKey: crypto.randomUUID() }));
  const key = { lang: 'ru' as const, body: enquiry, idempotencyKey: crypto.randomUUID() };
  const first = await store.dispatch(sendEnquiry.initiate(key));
  const again = await store.dispatch(sendEnquiry.initiate(key));
  expect(first.error).toBeUndefined();
  expect([...Value.Errors(calls.sendEnquiry.reply[201], first.data)]).toEqual([]);
  expect(again.data).toEqual(first.data);
  expect((await send()).data).not.toEqual(first.data);
});

test('returns the field errors of a rejected enquiry', async () => {
  const store = makeStore({ transport: serverTransport() });
  const enquiry = { text: 'Т', phone: '+99890', full_name: 'И', section: 'shop' as const };
  const { error } = await store.dispatch(sendEnquiry.initiate({ lang: 'uz', body: enquiry, idempotencyKey: 'k' }));
  expect(error).toMatchObject({ kind: 'rejected', status: 400, fields: { phone: [expect.any(String)] } });
});

test('reports a missing item as not found', async () => {
  const store = makeStore({ transport: serverTransport() });
  const { error } = await store.dispatch(getService.initiate({ lang: 'ru', id: 999_999 }));
  expect(error).toMatchObject({ kind: 'notFound', status: 404, code: 'not_found', detail: expect.any(String) });
});

test('requests the customer with the bearer token and the content type multipart/form-data', async () => {
  const { userId, accessToken, refreshToken } = await outsideServer.makeCustomer();
  const { transport } = recordingTransport();
  const auth = { userId, accessToken, refreshToken, signedInHint: true };
  const store = makeStore({ transport, preloadedState: { auth } });
  const { data } = await store.dispatch(getUser.initiate({ lang: 'uz', userId }));
  expect(data).toMatchObject({ id: userId, first_name: 'Азиз', cars: [] });
  expect(transport.calls).toMatchObject([
    {
      url: `/api/main/authentication/user/${userId}`,
      headers: {
        Authorization: `Bearer ${accessToken}`,
        'Accept-Language': 'uz',
        'Content-Type': 'multipart/form-data',
      },
    },
  ]);
});
