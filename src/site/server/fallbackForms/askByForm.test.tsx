import type { ApiRequest, FormAnswer, RenderRequest } from '#contract/render';
import { DEFAULT_PUBLIC_CONFIG } from '#shared/config/publicConfig';
import { texts as uz } from '#shared/i18n/uz/index';
import { sentEnquiry } from '#test/sentEnquiry';
import { render, sendForm } from '../../entry.server';

beforeAll(() => outsideServer.boot(), 60_000);

const visitor = {
  cookies: { signedIn: false },
  publicConfig: DEFAULT_PUBLIC_CONFIG,
  apiFetch: async (url: string, { method, headers, body }: ApiRequest) => {
    const reply = await outsideServer.call(method, url, headers, body);
    return { status: reply.status, headers: { get: () => null }, text: async () => reply.body };
  },
} satisfies Partial<RenderRequest>;

const post = (path: string, fields: Record<string, string>) =>
  sendForm({ ...visitor, path, fields, keyOf: (text) => text });

const refusal = async (answer: Promise<FormAnswer>) => {
  const given = await answer;
  if (given.sent) throw new Error('Nothing was sent');
  return given;
};

const show = async (url: string, form?: FormAnswer) => {
  const assets = { boot: 'boot.js', everyPage: ['app.js'], groups: {}, styles: {} };
  const { html } = await render({ ...visitor, url, deadlineMs: 20_000, assets, ...(form && { form }) });
  return { page: new DOMParser().parseFromString(html, 'text/html') };
};

it('shows an enquiry without scripts, and reports wrong phone digits, empty fields and a filled honeypot', async () => {
  const reference = await sentEnquiry('+998901234567');
  const first = await show(`/track?number=${reference}`);
  const form = first.page.querySelector('form[method=post]');
  expect(form?.getAttribute('action')).toBe('/track');
  expect(form?.querySelector<HTMLInputElement>('[name=number]')?.value).toBe(reference);
  const tracked = await refusal(post('/track', { number: reference, phone_end: '4567' }));
  expect(tracked).toMatchObject({ status: 200, tracked: { reference, status: 'new' } });
  const { page } = await show('/track', tracked);
  expect(page.querySelector('[role=status] article')?.textContent).toMatch(/Принята/);
  const unknown = await refusal(post('/uz/track', { number: reference, phone_end: '4568' }));
  expect(unknown).toMatchObject({ status: 404, detail: uz.track.notFound });
  const again = await show('/uz/track', unknown);
  expect(again.page.querySelector('main [role=status]')?.textContent).toContain(uz.track.notFound);
  expect(again.page.querySelector<HTMLInputElement>('[name=phone_end]')?.value).toBe('4568');
  const empty = await refusal(post('/track', {}));
  expect(Object.keys(empty.errors)).toEqual(['number', 'phone_end']);
  const marked = await show('/track', empty);
  expect(marked.page.querySelectorAll('[aria-invalid=true]')).toHaveLength(2);
  expect(await refusal(post('/track', { number: reference, phone_end: '4567', website: 'x' }))).toMatchObject({
    status: 422,
    problem: 'again',
  });
});
