import { createHash } from 'node:crypto';
import type { ApiRequest, FormAnswer, RenderRequest } from '#contract/render';
import { REVIEW_TEXT_MAX_LENGTH } from '#contract/rules/visits';
import type { SentEstimate } from '#contract/visitsDesk';
import { DEFAULT_PUBLIC_CONFIG } from '#shared/config/publicConfig';
import { texts as ru } from '#shared/i18n/ru/index';
import { texts as uz } from '#shared/i18n/uz/index';
import { callDesk, colleague, newVisit } from '#test/visitsAtDesk';
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

const show = async (url: string, form?: FormAnswer) => {
  const assets = { boot: 'boot.js', everyPage: ['app.js'], groups: {}, styles: {} };
  const { html } = await render({ ...visitor, url, deadlineMs: 20_000, assets, ...(form && { form }) });
  return new DOMParser().parseFromString(html, 'text/html');
};

const LINE = { kind: 'free', name: { ru: 'Сход-развал', uz: 'Gʻildirak burchaklari' }, price: 200_000 };

const LANGUAGES = [
  ['', ru],
  ['/uz', uz],
] as const;

async function sentEstimate(prefix: string) {
  const desk = await colleague('adviser');
  const begun = await newVisit(desk);
  const first = await callDesk(desk, 'POST', `/visits/${begun.id}/lines`, { body: LINE, version: begun.version });
  const visit = await callDesk(desk, 'POST', `/visits/${begun.id}/lines`, { body: LINE, version: first.version });
  const sent = await callDesk(desk, 'POST', `/visits/${visit.id}/estimate`, { version: visit.version });
  const { address, visit: asked } = sent as unknown as SentEstimate;
  const path = prefix + new URL(address).pathname.replace(/^\/uz/, '');
  const [one = 0, other = 0] = asked.lines.map(({ id }) => id);
  const stored = async () => callDesk(desk, 'GET', `/visits/${visit.id}`);
  const decisions = async () => (await stored()).lines.map(({ decision }) => decision);
  const note = async (line: number, decision: 'approved' | 'declined' | null) =>
    callDesk(desk, 'POST', `/visits/${visit.id}/decisions`, {
      body: { estimate: asked.estimate, decisions: [{ line, decision }] },
      version: (await stored()).version,
    });
  return { path, one, other, decisions, note };
}

const fieldsOf = (page: Document, chosen: Record<string, string> = {}): Record<string, string> => {
  const form = page.querySelector<HTMLFormElement>('main form');
  if (!form) throw new Error('The page has no form');
  const fields = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']);
  return { ...Object.fromEntries(fields), ...chosen };
};
const open = (path: string) => show(path);
const saidBy = (page: Document) => page.querySelector('main [role=status]')?.textContent;
const chosenOf = (page: Document, line: number) =>
  page.querySelector<HTMLInputElement>(`[name=line-${line}][checked]`)?.value;

it.each(
  LANGUAGES,
)('sends only changed decisions, so that a stale page does not reset newer ones (%s)', async (prefix, t) => {
  const { path, one, other, decisions, note } = await sentEstimate(prefix);
  const older = await open(path);
  await note(other, 'declined');
  const answer = await post(path, fieldsOf(older, { [`line-${one}`]: 'approved' }));
  expect(answer).toMatchObject({ sent: true });
  expect(await decisions()).toEqual(['approved', 'declined']);
  const page = await show(path, answer);
  expect(saidBy(page)).toBe(t.visitForms.isSent);
  expect(page.body.textContent).toContain(t.visitForms.isDeclined.replace('{{day}}', '').trim());
});

it.each(
  LANGUAGES,
)('rejects decisions on line items that changed since, marks them and keeps the choice (%s)', async (prefix, t) => {
  const { path, one, other, decisions, note } = await sentEstimate(prefix);
  const older = await open(path);
  await post(path, fieldsOf(older, { all: '1' }));
  expect(await decisions()).toEqual(['approved', 'approved']);
  await note(other, 'declined');

  const refused = await post(path, fieldsOf(older, { [`line-${one}`]: 'declined' }));
  expect(refused).toMatchObject({ sent: false, status: 409 });
  expect(await decisions()).toEqual(['approved', 'declined']);
  const page = await show(path, refused);
  expect(saidBy(page)).toMatch(/\w|[а-я]/);
  expect(page.body.textContent).not.toContain(t.visitForms.isSent);
  const changed = (line: string) => t.visitForms.changedSince.replace('{{choice}}', line);
  expect(page.body.textContent).toContain(changed(t.visitForms.approve));
  expect(page.body.textContent).toContain(changed(t.visitForms.decline));
  expect([chosenOf(page, one), chosenOf(page, other)]).toEqual(['declined', 'declined']);
  expect(await post(path, fieldsOf(page))).toMatchObject({ sent: true });
  expect(await decisions()).toEqual(['declined', 'declined']);
});

it.each(LANGUAGES)('“approve all” does not override a newer “declined” (%s)', async (prefix) => {
  const { path, one, other, decisions, note } = await sentEstimate(prefix);
  const undecided = await open(path);
  await note(one, 'declined');
  for (const chosen of [{}, { [`line-${one}`]: 'declined' }]) {
    const refused = await post(path, fieldsOf(undecided, { ...chosen, all: '1' }));
    expect(refused).toMatchObject({ sent: false, status: 409 });
    const page = await show(path, refused);
    expect([chosenOf(page, one), chosenOf(page, other)]).toEqual(['declined', 'approved']);
  }
  expect(await decisions()).toEqual(['declined', null]);
  await note(one, 'approved');
  await note(other, 'approved');
  const approved = await open(path);
  await note(other, 'declined');
  expect(await post(path, fieldsOf(approved, { all: '1' }))).toMatchObject({ sent: false, status: 409 });
  expect(await decisions()).toEqual(['approved', 'declined']);
});

it.each(
  LANGUAGES,
)('accepts a repeated request after a lost reply, and rejects it once the decision has changed (%s)', async (prefix, t) => {
  const { path, one, decisions } = await sentEstimate(prefix);
  const older = await open(path);
  const decline = fieldsOf(older, { [`line-${one}`]: 'declined' });
  for (const _try of [1, 2]) expect(await post(path, decline)).toMatchObject({ sent: true });
  const newer = await open(path);
  expect(await post(path, fieldsOf(newer, { [`line-${one}`]: 'approved' }))).toMatchObject({ sent: true });
  const late = await post(path, decline);
  expect(late).toMatchObject({ sent: false, status: 409, detail: t.visitForms.isOther });
  expect(await decisions()).toEqual(['approved', null]);
  const page = await show(path, late);
  expect(saidBy(page)).toContain(t.visitForms.isOther);
});

it.each(LANGUAGES)('says on a reloaded result page that the decision has changed since (%s)', async (prefix, t) => {
  const { path, one, note } = await sentEstimate(prefix);
  const answer = await post(path, fieldsOf(await open(path), { all: '1' }));
  expect(saidBy(await show(path, answer))).toBe(t.visitForms.isSent);
  await note(one, 'declined');
  const page = await show(path, answer);
  expect(saidBy(page)).toBe(t.visitForms.sentThenChanged);
});

it.each(
  LANGUAGES,
)('accepts decisions sent again without a change, and rejects a form without any decision (%s)', async (prefix, t) => {
  const { path, other, note } = await sentEstimate(prefix);
  const blank = await open(path);
  expect(await post(path, fieldsOf(blank))).toMatchObject({ sent: false, status: 422, detail: t.visitForms.nothing });
  await post(path, fieldsOf(blank, { all: '1' }));
  const answered = await open(path);
  expect(await post(path, fieldsOf(answered))).toMatchObject({ sent: true });
  await note(other, 'declined');
  expect(await post(path, fieldsOf(answered))).toMatchObject({ sent: false, status: 409 });
});

it.each(
  LANGUAGES,
)('reports a too long review at its field, keeps the text, and accepts the maximum (%s)', async (prefix, t) => {
  const path = prefix + (await outsideServer.createReviewLink());
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
