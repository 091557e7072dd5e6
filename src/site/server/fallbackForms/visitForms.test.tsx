import { createHash } from 'node:crypto';
import type { SentEstimate } from '../../../../contract/desk/visit';
import type { ApiRequest, FormAnswer, RenderRequest } from '../../../../contract/render';
import { REVIEW_TEXT_MAX_LENGTH } from '../../../../contract/visits/limits';
import { DEFAULT_PUBLIC_CONFIG } from '../../../shared/config/publicConfig';
import { texts as ru } from '../../../shared/i18n/ru';
import { texts as uz } from '../../../shared/i18n/uz';
import { callDesk, newVisit, someoneElse } from '../../../test/visitsAtDesk';
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

const keyOf = (text: string) => createHash('sha256').update(text).digest('hex');
const post = (path: string, fields: Record<string, string>) => sendForm({ ...visitor, path, fields, keyOf });

const show = async (url: string, form: FormAnswer) => {
  const assets = { boot: 'boot.js', everyPage: ['app.js'], groups: {}, styles: {} };
  const { html } = await render({ ...visitor, url, deadlineMs: 20_000, assets, form });
  return new DOMParser().parseFromString(html, 'text/html');
};

const LINE = { kind: 'free', name: { ru: 'Сход-развал', uz: 'Gʻildirak burchaklari' }, price: 200_000 };

async function visitAtDesk() {
  const desk = await someoneElse('adviser');
  const { id, version } = await newVisit(desk);
  const visit = await callDesk(desk, 'POST', `/visits/${id}/lines`, { body: LINE, version });
  return { desk, visit };
}

it.each([
  ['', ru],
  ['/uz', uz],
])('says that an answer was not taken where something else was said since, and shows what is (%s)', async (prefix, t) => {
  const { desk, visit } = await visitAtDesk();
  const sent = await callDesk(desk, 'POST', `/visits/${visit.id}/estimate`, { version: visit.version });
  const { address, visit: asked } = sent as unknown as SentEstimate;
  const path = prefix + new URL(address).pathname.replace(/^\/uz/, '');
  const line = `line-${asked.lines[0]?.id}`;
  const shown = { version: String(asked.estimate), seen: String(asked.version) };
  const older = { ...shown, [line]: 'declined' };
  expect(await post(path, older)).toEqual({ sent: true });
  // Sent again after a lost reply it is the same answer.
  expect(await post(path, older)).toEqual({ sent: true });
  expect(await post(path, { ...shown, [line]: '', all: '1' })).toEqual({ sent: true });
  const late = await post(path, older);
  expect(late).toMatchObject({ sent: false, status: 409, detail: t.visitForms.isOther });
  const page = await show(path, late);
  expect(page.querySelector('main [role=status]')?.textContent).toContain(t.visitForms.isOther);
  expect(page.body.textContent).not.toContain(t.visitForms.isSent);
  expect(page.querySelector<HTMLInputElement>(`[name=${line}][checked]`)?.value).toBe('approved');
});

it.each([
  ['', ru],
  ['/uz', uz],
])('says at its field that a review is too long, keeps what was said, and takes the longest one (%s)', async (prefix, t) => {
  const path = prefix + (await outsideServer.askForReview());
  const longest = 'Быстро\n'
    .repeat(REVIEW_TEXT_MAX_LENGTH)
    .slice(0, REVIEW_TEXT_MAX_LENGTH - 1)
    .concat('!');
  const answer = await post(path, { stars: '4', text: `${longest}!` });
  const words = t.visitForms.textTooLong.replace('{{max}}', String(REVIEW_TEXT_MAX_LENGTH));
  expect(answer).toMatchObject({ sent: false, status: 422, errors: { text: words } });
  const page = await show(path, answer);
  const field = page.querySelector('textarea');
  expect(field?.getAttribute('aria-invalid')).toBe('true');
  expect(page.getElementById(field?.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent).toBe(
    words,
  );
  expect(page.querySelector('main [role=status]')?.textContent).toBe('');
  expect(field?.textContent).toBe(`${longest}!`);
  expect(page.querySelector<HTMLInputElement>('[name=stars][checked]')?.value).toBe('4');
  expect(await post(path, { stars: '4', text: longest })).toEqual({ sent: true });
});
