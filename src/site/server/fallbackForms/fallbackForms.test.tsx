import { createHash } from 'node:crypto';
import type { ApiReply, ApiRequest, FormAnswer, PostedForm, RenderRequest } from '#contract/render';
import { DEFAULT_PUBLIC_CONFIG } from '#shared/config/publicConfig';
import { texts as ru } from '#shared/i18n/ru/index';
import { texts as uz } from '#shared/i18n/uz/index';
import { hasForm, render, sendForm } from '../../entry.server';

beforeAll(() => outsideServer.boot(), 60_000);

const ENQUIRIES = '/api/main/main/requests/';

const replyOf = (status: number, body: string): ApiReply => ({
  status,
  headers: { get: () => null },
  text: () => Promise.resolve(body),
});

/** The real server. Records POST calls in `sent`, and answers them with `failing` if it is set. */
const api = (failing?: ApiReply) => {
  const sent: { body: Record<string, unknown>; key: string | undefined; language: string | undefined }[] = [];
  const apiFetch = async (url: string, { method, headers, body }: ApiRequest) => {
    if (url === ENQUIRIES && body !== undefined) {
      const { 'Idempotency-Key': key, 'Accept-Language': language } = headers;
      sent.push({ body: JSON.parse(body) as Record<string, unknown>, key, language });
      if (failing) return failing;
    }
    const reply = await outsideServer.call(method, url, headers, body);
    return replyOf(reply.status, reply.body);
  };
  return { apiFetch, sent };
};

const post = (path: string, fields: Record<string, string>, { apiFetch } = api()) =>
  sendForm({
    path,
    fields,
    apiFetch,
    cookies: { signedIn: false },
    publicConfig: DEFAULT_PUBLIC_CONFIG,
    keyOf: (payload: string) => createHash('sha256').update(payload).digest('hex'),
  } satisfies PostedForm);

const refusal = async (answer: Promise<FormAnswer>) => {
  const given = await answer;
  if (given.sent) throw new Error('The form was taken');
  return given;
};

const show = async (url: string, form?: FormAnswer) => {
  const request: RenderRequest = {
    url,
    cookies: { signedIn: false },
    publicConfig: DEFAULT_PUBLIC_CONFIG,
    apiFetch: api().apiFetch,
    deadlineMs: 20_000,
    assets: { boot: 'boot.js', everyPage: ['app.js'], groups: {}, styles: {} },
    ...(form && { form }),
  };
  const { html } = await render(request);
  return { html, page: new DOMParser().parseFromString(html, 'text/html') };
};

const typed = {
  full_name: ' Азиз ',
  phone: '90 123-45-67',
  car_brand: 'chevrolet',
  car_model: 'Cobalt ',
  branch: '3',
  text: 'Скрип\r\nпри торможении',
  consent: '1',
};

it.each([
  ['/', ru],
  ['/uz', uz],
])('at %s reports missing values with the texts of the enhanced form at each field', async (path, t) => {
  const answer = await refusal(
    post(path, { ...typed, full_name: ' ', phone: '90 123', car_model: '', text: '', consent: '' }),
  );
  expect(answer).toMatchObject({ status: 422 });
  expect(answer.errors).toEqual({
    full_name: t.forms.required,
    phone: t.forms.phoneIncomplete,
    car_model: t.fallbackForms.modelMissing,
    text: t.forms.required,
    consent: t.forms.consentNeeded,
  });
  const { page } = await show(path, answer);
  const form = page.querySelector('#appointment form');
  const field = (name: string) => form?.querySelector<HTMLInputElement>(`[name=${name}]`);
  for (const [name, text] of Object.entries(answer.errors)) {
    expect(field(name)?.getAttribute('aria-invalid')).toBe('true');
    const described = field(name)?.getAttribute('aria-describedby')?.split(' ') ?? [];
    const words = described.map((id) => page.getElementById(id)?.textContent);
    expect(words).toContain(text);
    expect(form?.querySelector(`[role=alert] a[href="#${field(name)?.id}"]`)).not.toBeNull();
  }
  expect(field('car_brand')?.getAttribute('aria-invalid')).toBeNull();
  expect([field('phone')?.value, field('car_brand')?.value, field('branch')?.value]).toEqual([
    '90 123',
    'chevrolet',
    '3',
  ]);
});

it('renders a form result with data-static, so that it is not hydrated, unlike the page itself', async () => {
  const answer = await refusal(post('/', {}));
  const { html, page } = await show('/', answer);
  expect(html).not.toContain('data-chunks');
  expect(page.querySelector('script[src][data-static]')).not.toBeNull();
  expect(page.querySelector('script[type="application/json"]')).toBeNull();
  const first = await show('/');
  expect(first.html).toContain('data-chunks');
  const form = first.page.querySelector('#appointment form');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/#appointment']);
  expect(form?.querySelector('button[type=submit]')?.hasAttribute('disabled')).toBe(false);
  expect(form?.querySelectorAll('[name=branch] option')).toHaveLength(15);
});

it('sends the page language, the ids of the typed car and branch, and the name of the service in the text', async () => {
  const { apiFetch, sent } = api();
  expect(await post('/uz', typed, { apiFetch, sent })).toEqual({
    sent: true,
    reference: expect.stringMatching(/^Y(-[2-9A-X]{4}){2}$/),
  });
  expect(sent).toEqual([
    {
      key: expect.stringMatching(/^[0-9a-f]{64}$/),
      language: 'uz',
      body: {
        full_name: 'Азиз',
        phone: '+998901234567',
        section: 'bookCategor_home',
        car_brand: 1,
        car_model: expect.any(Number),
        branch: 3,
        text: 'Скрип\nпри торможении',
        consent: 4,
      },
    },
  ]);
  await post('/home/services/singl-services/8', { ...typed, branch: '0' }, { apiFetch, sent });
  expect(sent[1]?.body.text).toMatch(/^.+\n\nСкрип\nпри торможении$/);
  expect(sent[1]?.body).not.toHaveProperty('branch');
});

it('asks to confirm an unknown area code, accepts it when resent, and rejects a foreign number', async () => {
  const { apiFetch, sent } = api();
  const odd = { ...typed, phone: '+998 10 123 45 67' };
  const asked = await refusal(post('/', odd, { apiFetch, sent }));
  expect(asked.errors.phone).toMatch(/101?/);
  const { page } = await show('/', asked);
  const once = page.querySelector<HTMLInputElement>('#appointment form input[type=hidden]');
  expect(page.querySelector('#appointment [role=alert]')?.textContent).toContain(ru.fallbackForms.vouch);
  const vouched = { [once?.name ?? '']: once?.value ?? '' };
  const other = await refusal(post('/', { ...odd, phone: '+998 11 123 45 67', ...vouched }, { apiFetch, sent }));
  expect(Object.keys(other.errors)).toEqual(['phone']);
  expect(await post('/', { ...odd, ...vouched }, { apiFetch, sent })).toMatchObject({ sent: true });
  expect(sent.map(({ body }) => body.phone)).toEqual(['+998101234567']);
  const foreign = await refusal(post('/', { ...typed, phone: '+7 901 234 56 78' }, { apiFetch, sent }));
  expect(foreign.errors).toEqual({ phone: ru.forms.phoneForeign });
});

it('sends an unlisted car as text', async () => {
  const { apiFetch, sent } = api();
  const answer = await post('/', { ...typed, car_brand: 'Москвич', car_model: '412' }, { apiFetch, sent });
  expect(answer).toMatchObject({ sent: true });
  expect(sent[0]?.body.text).toBe('Машина: Москвич 412\n\nСкрип\nпри торможении');
  expect(sent[0]?.body).not.toHaveProperty('car_brand');
});

it('opens the purchase form in the page of the part, and sends the part’s id with the input', async () => {
  const { apiFetch, sent } = api();
  const path = '/shop/singl-shop/7';
  const closed = await show(path);
  const button = closed.page.querySelector('#buy form button');
  expect([button?.getAttribute('type'), button?.getAttribute('name')]).toEqual(['submit', 'buy']);
  const { page } = await show(`${path}?buy=1`);
  const form = page.querySelector('#buy form');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', `${path}?buy=1#buy`]);

  const missing = await refusal(post(path, { full_name: 'Азиз' }, { apiFetch, sent }));
  expect(Object.keys(missing.errors).toSorted()).toEqual(['consent', 'phone', 'text']);
  const answer = await post(path, typed, { apiFetch, sent });
  expect(answer).toMatchObject({ sent: true });
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({
    section: 'shop',
    part: 7,
    branch: 3,
    text: expect.stringMatching(/№\s7\)\n\nСкрип/),
  });
});

it('shows thanks with the enquiry reference in place of the form', async () => {
  for (const [path, place] of [
    ['/', 'appointment'],
    ['/services/singl-services/1', 'booking'],
    ['/shop/singl-shop/7', 'buy'],
  ] as const) {
    const { page } = await show(path, { sent: true, reference: 'Y-7K3M-92QD' });
    const section = page.getElementById(place);
    expect(section?.querySelector('[role=status]')?.textContent).toContain('Номер заявки: Y-7K3M-92QD');
    expect(section?.querySelector('[role=status] a[href="/track?number=Y-7K3M-92QD"]')).not.toBeNull();
    expect(section?.querySelector('form[method=post]')).toBeNull();
  }
});

it('keeps the input when the API fails, rejects a field or limits the rate', async () => {
  const failing = async (status: number, body: object) =>
    refusal(post('/', typed, api(replyOf(status, JSON.stringify(body)))));
  expect(await failing(500, {})).toMatchObject({ status: 503, problem: 'failed', fields: typed });
  expect(await failing(429, {})).toMatchObject({ status: 429, problem: 'tooMany', fields: typed });
  expect(await failing(400, { errors: { branch: ['Такого нет.'] } })).toMatchObject({
    status: 422,
    errors: { branch: 'Такого нет.' },
    fields: typed,
  });
});

it('asks to send again when the honeypot is filled', async () => {
  const { apiFetch, sent } = api();
  const answer = await refusal(post('/', { ...typed, website: 'http://spam.example' }, { apiFetch, sent }));
  expect(answer).toMatchObject({ status: 422, problem: 'again', fields: typed });
  expect(answer.fields).not.toHaveProperty('website');
  expect(sent).toEqual([]);
  const { page } = await show('/', answer);
  expect(page.querySelector<HTMLInputElement>('noscript [name=website], [name=website]')?.value ?? '').toBe('');
});

it('has no fallback form on pages without a form', () => {
  for (const path of ['/blog', '/about', '/nowhere', '/shop/singl-shop/x', '/personal/garage']) {
    expect({ path, has: hasForm(path) }).toEqual({ path, has: false });
  }
});
