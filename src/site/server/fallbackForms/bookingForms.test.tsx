import { createHash } from 'node:crypto';
import type { ApiRequest, FormAnswer, RenderRequest } from '#contract/render';
import { addDays, clockAt, weekdayOf } from '#contract/rules/clock';
import { DEFAULT_PUBLIC_CONFIG } from '#shared/config/publicConfig';
import { texts as ru } from '#shared/i18n/ru/index';
import { texts as uz } from '#shared/i18n/uz/index';
import { sentCode } from '#test/sentCode';
import { render, sendForm } from '../../entry.server';
import { startWords, today } from '../../features/booking/lib/days';

beforeAll(() => outsideServer.boot(), 60_000);

const visitor = {
  cookies: { signedIn: false },
  publicConfig: DEFAULT_PUBLIC_CONFIG,
  apiFetch: async (url: string, { method, headers, body }: ApiRequest) => {
    const reply = await outsideServer.call(method, url, headers, body);
    return { status: reply.status, headers: { get: () => null }, text: async () => reply.body };
  },
} satisfies Partial<RenderRequest>;

const SUNDAY = 6;
/** Some branches are closed on Sundays. */
const openDay = (ahead: number): string => {
  const day = addDays(today(), ahead);
  return weekdayOf(day) === SUNDAY ? addDays(day, 1) : day;
};

const keyOf = (text: string) => createHash('sha256').update(text).digest('hex');
const post = (path: string, fields: Record<string, string>) => sendForm({ ...visitor, path, fields, keyOf });

const show = async (url: string, form?: FormAnswer, of = visitor) => {
  const assets = { boot: 'boot.js', everyPage: ['app.js'], groups: {}, styles: {} };
  const { html } = await render({ ...of, url, deadlineMs: 20_000, assets, ...(form && { form }) });
  return new DOMParser().parseFromString(html, 'text/html');
};

const fieldsOf = (form: Element | null | undefined): Record<string, string> =>
  Object.fromEntries(
    [...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? [])]
      .filter(({ name, type }) => name !== '' && name !== 'website' && type !== 'checkbox')
      .map(({ name, value }) => [name, value]),
  );
const formWith = (page: Document, selector: string) => page.querySelector(`main ${selector}`)?.closest('form');
/** Returns the Tashkent clock time `minutes` from now that the text contains. Allows for a minute that has passed. */
const clockAhead = (text: string, minutes: number): string => {
  const clocks = [0, 1].map((ago) => clockAt(new Date(Date.now() + (minutes - ago) * 60_000).toISOString()));
  return clocks.find((clock) => text.includes(clock)) ?? clocks.join(' or ');
};
const sentTo = (answer: FormAnswer): string => (answer.sent ? (answer.to ?? '') : JSON.stringify(answer));

it.each([
  { prefix: '', t: ru, phone: '901110001', ahead: 9 },
  { prefix: '/uz', t: uz, phone: '901110002', ahead: 10 },
])('books, confirms, moves and cancels a slot by forms without scripts ($prefix/booking)', async ({
  prefix,
  t,
  phone,
  ahead,
}) => {
  const day = addDays(today(), ahead);
  const chosen = await show(`${prefix}/booking?services=1&branch=2&day=${day}`);
  const [start] = chosen.querySelectorAll<HTMLButtonElement>('main ul button[name="starts_at"]');
  const kept = await post(`${prefix}/booking`, {
    ...fieldsOf(start?.closest('form')),
    starts_at: start?.value ?? '',
  });
  expect(sentTo(kept)).toMatch(new RegExp(`^${prefix}/booking\\?services=1&branch=2&day=${day}&hold=[\\w-]+$`));

  const held = await show(sentTo(kept));
  const said = [...held.querySelectorAll('main p')].map(({ textContent }) => textContent);
  expect(said).toContain(t.booking.heldUntil.replace('{{time}}', clockAhead(said.join(), 10)));
  const empty = await post(`${prefix}/booking`, fieldsOf(formWith(held, '[name="full_name"]')));
  expect(empty).toMatchObject({ sent: false, status: 422 });
  expect(Object.keys(empty.sent ? {} : empty.errors).toSorted()).toEqual([
    'car_brand',
    'car_model',
    'consent',
    'full_name',
    'phone',
    'year',
  ]);
  const typed = {
    ...fieldsOf(formWith(held, '[name="full_name"]')),
    full_name: 'Азиз Каримов',
    phone,
    car_brand: 'chevrolet',
    car_model: 'Cobalt',
    year: '2019',
    complaint: 'Стучит спереди',
    consent: '1',
  };
  const unknown = await post(`${prefix}/booking`, { ...typed, car_brand: 'Москвич', car_model: '412' });
  expect(unknown).toMatchObject({ sent: false, status: 422 });
  expect(unknown.sent ? {} : unknown.errors).toEqual({ car_brand: expect.stringContaining('Chevrolet') });
  const noModel = await post(`${prefix}/booking`, { ...typed, car_brand: 'Шевроле', car_model: '412' });
  expect(noModel.sent ? {} : noModel.errors).toEqual({ car_model: expect.stringContaining('Cobalt') });
  const asked = await post(`${prefix}/booking`, typed);
  expect(asked).toMatchObject({ sent: false, status: 200, errors: {} });
  const withCode = await show(sentTo(kept), asked);
  const form = formWith(withCode, '[name="code"]');
  expect(fieldsOf(form)).toMatchObject({
    full_name: 'Азиз Каримов',
    car_model: 'Cobalt',
    complaint: 'Стучит спереди',
  });

  const code = await sentCode(phone);
  const wrong = await post(`${prefix}/booking`, {
    ...fieldsOf(form),
    consent: '1',
    code: code === '000000' ? '1' : '000000',
  });
  expect(wrong).toMatchObject({ sent: false, status: 422, errors: { code: expect.any(String) } });
  const right = { ...fieldsOf(form), consent: '1', code };
  const booked = await post(`${prefix}/booking`, right);
  const fresh = sentTo(booked);
  expect(fresh).toMatch(new RegExp(`^${prefix}/booking/[0-9a-f]{32}\\?done=booked$`));
  const [link = ''] = fresh.split('?');
  // The browser resends the form after a lost reply.
  expect(sentTo(await post(`${prefix}/booking`, right))).toBe(fresh);
  const thanks = await show(fresh);
  expect(thanks.querySelector('h1')?.textContent).toBe(t.booking.bookedTitle);
  expect(thanks.querySelector('main')?.textContent).toContain(`${t.booking.bookedText} ${t.booking.remindBoth}`);

  const shown = await show(link);
  expect(shown.querySelector('h1')?.textContent).toBe(t.booking.linkTitle);
  await post(link, { step: 'confirm' });
  expect((await show(link)).querySelector('main')?.textContent).toContain(t.booking.confirmed);
  const moving = await show(`${link}?move=1&day=${addDays(day, 1)}`);
  const other = moving.querySelector<HTMLButtonElement>('main ul button[name="starts_at"]');
  expect(sentTo(await post(link, { step: 'move', starts_at: other?.value ?? '' }))).toBe(`${link}?done=moved`);
  const words = t.booking.isMoved.replace('{{time}}', startWords(other?.value ?? '', prefix ? 'uz' : 'ru'));
  expect((await show(`${link}?done=moved`)).querySelector('main')?.textContent).toContain(words);
  const later = await show(fresh);
  expect(later.querySelector('h1')?.textContent).toBe(t.booking.linkTitle);
  expect(sentTo(await post(link, { step: 'cancel' }))).toBe(link);
  expect((await show(link)).querySelector('main')?.textContent).toContain(t.booking.isCancelled);
  expect(await post(link, { step: 'move', starts_at: start?.value ?? '' })).toMatchObject({ sent: false, status: 409 });
}, 60_000);

it('keeps input and phone proof when the slot is taken, and books an alternative slot', async () => {
  const day = openDay(11);
  const json = { 'content-type': 'application/json' };
  const holds = '/api/main/main/bookings/holds/';
  const chosen = await show(`/booking?services=1&branch=3&day=${day}`);
  const start = chosen.querySelectorAll<HTMLButtonElement>('main ul button[name="starts_at"]')[3];
  const at = start?.value ?? '';
  const url = sentTo(await post('/booking', { ...fieldsOf(start?.closest('form')), starts_at: at }));
  const token = new URLSearchParams(url.split('?')[1]).get('hold') ?? '';
  const who = { full_name: 'Азиз', phone: '901110004', car_brand: 'Chevrolet', car_model: 'Cobalt', year: '2019' };
  const held = fieldsOf(formWith(await show(url), '[name="full_name"]'));
  const asked = await post('/booking', { ...held, ...who, consent: '1' });
  const withCode = await show(url, asked);
  expect(withCode.querySelector('main')?.textContent).toMatch(/998\s90\s111\s00\s04/);
  const code = await sentCode('901110004');
  expect((await outsideServer.call('DELETE', `${holds}${token}`, {})).status).toBe(204);
  const taken = JSON.stringify({ services: [1], branch: 3, starts_at: at });
  let reply = await outsideServer.call('POST', holds, json, taken);
  while (reply.status === 201) reply = await outsideServer.call('POST', holds, json, taken);
  expect(reply.status).toBe(409);

  const lost = await post('/booking', { ...fieldsOf(formWith(withCode, '[name="code"]')), consent: '1', code });
  expect(lost).toMatchObject({ sent: false, status: 409 });
  const page = await show(url, lost);
  expect(page.querySelector('main')?.textContent).not.toContain(ru.booking.holdGone);
  const alternatives = page.querySelector(`[role="group"][aria-label="${ru.booking.alternatives}"]`);
  const other = alternatives?.querySelector('button');
  expect(other).not.toBeNull();
  const kept = await post('/booking', { ...fieldsOf(other?.closest('form')), starts_at: other?.value ?? '' });
  const goesOn = kept.sent ? '' : (kept.at ?? '');
  const again = fieldsOf(formWith(await show(goesOn, kept), '[name="full_name"]'));
  expect(again).toMatchObject(who);
  expect(sentTo(await post('/booking', { ...again, consent: '1' }))).toMatch(/^\/booking\/[0-9a-f]{32}\?done=booked$/);
});

it('shows the owner of a hold the held slot as free', async () => {
  const address = `/booking?services=14&branch=13&day=${openDay(12)}`;
  const startsAt = async (url: string) => [
    ...(await show(url)).querySelectorAll<HTMLButtonElement>('main ul button[name="starts_at"]'),
  ];
  const before = await startsAt(address);
  const url = sentTo(
    await post('/booking', { ...fieldsOf(before[2]?.closest('form')), starts_at: before[2]?.value ?? '' }),
  );
  const another = [...(await show(url)).querySelectorAll('main a')].find(
    ({ textContent }) => textContent === ru.booking.anotherTime,
  );
  const after = await startsAt(another?.getAttribute('href') ?? '');
  expect(after.map(({ value }) => value)).toEqual(before.map(({ value }) => value));
  const next = await post('/booking', { ...fieldsOf(after[3]?.closest('form')), starts_at: after[3]?.value ?? '' });
  expect(sentTo(next)).toMatch(/hold=/);
  expect(await startsAt(sentTo(next).replace('hold=', 'instead='))).toHaveLength(before.length);
});

it('warns before booking that a near slot can be changed only by phone', async () => {
  const chosen = await show(`/booking?services=1&branch=4&day=${openDay(13)}`);
  const start = chosen.querySelector<HTMLButtonElement>('main ul button[name="starts_at"]');
  const url = sentTo(await post('/booking', { ...fieldsOf(start?.closest('form')), starts_at: start?.value ?? '' }));
  const words = async (of: typeof visitor) => (await show(url, undefined, of)).querySelector('main')?.textContent;
  const early = await words(visitor);
  expect(early).toContain(ru.booking.anotherTime);
  expect(early).not.toContain(ru.booking.tooNear);
  const late = {
    ...visitor,
    apiFetch: async (...asked: Parameters<typeof visitor.apiFetch>) => {
      const reply = await visitor.apiFetch(...asked);
      const text = (await reply.text()).replace(
        /"changeable_until":"[^"]*"/,
        '"changeable_until":"2026-01-01T00:00:00Z"',
      );
      return { ...reply, text: async () => text };
    },
  };
  expect(await words(late)).toContain(ru.booking.tooNear);
});

it('joins and leaves the waitlist of a day by a form once no slot is free', async () => {
  // Opening hours on Sunday are so short that one network's maximum of holds fills the day.
  const ahead = Array.from({ length: 7 }, (_, place) => addDays(today(), 8 + place));
  const day = ahead.find((one) => new Date(`${one}T00:00:00Z`).getUTCDay() === 0) ?? '';
  const [services, branch] = ['14', '9'];
  const api = '/api/main/main/bookings';
  const first = async () => {
    const { body } = await outsideServer.call(
      'GET',
      `${api}/times/?services=${services}&branch=${branch}&from=${day}&days=1`,
      {},
    );
    return (JSON.parse(body) as { days: { starts: string[] }[] }).days[0]?.starts[0];
  };
  const json = { 'content-type': 'application/json' };
  const asked = {
    step: 'wait',
    services,
    branch,
    day,
    full_name: 'Лола',
    phone: '901110003',
  };
  const sent = await post('/booking', { ...asked, consent: '1' });
  expect(sent).toMatchObject({ sent: false, status: 200 });
  const fields = { ...(sent.sent ? {} : sent.fields), code: await sentCode('901110003') };
  const free = await post('/booking', fields);
  expect(free).toMatchObject({ sent: false, status: 409, detail: expect.stringContaining('свободное время') });
  for (let at = await first(); at !== undefined; at = await first()) {
    const held = JSON.stringify({ services: [Number(services)], branch: Number(branch), starts_at: at });
    expect((await outsideServer.call('POST', `${api}/holds/`, json, held)).status).toBe(201);
  }
  const joined = await post('/booking', free.sent ? {} : free.fields);
  expect(joined).toMatchObject({ sent: false, status: 200, place: 1 });
  const page = await show(`/booking?services=${services}&branch=${branch}`, joined);
  expect(page.querySelector('main')?.textContent).toContain(ru.booking.waitDone.replace('{{place}}', '1'));
  const leaving = fieldsOf(formWith(page, '[name="wait"]'));
  expect(leaving.step).toBe('leave');
  for (const left of [await post('/booking', leaving), await post('/booking', leaving)]) {
    expect(left).toMatchObject({ sent: false, status: 200, errors: {} });
    const after = await show(`/booking?services=${services}&branch=${branch}`, left);
    expect(after.querySelector('main')?.textContent).toContain(ru.booking.waitLeft);
  }
  const next = await post('/booking', { ...asked, phone: '901110005', consent: '1' });
  const proven = { ...(next.sent ? {} : next.fields), code: await sentCode('901110005') };
  expect(await post('/booking', proven)).toMatchObject({ sent: false, place: 1 });
});

it('rejects honeypot posts and invalid slots', async () => {
  expect(await post('/booking', { step: 'hold', website: 'x' })).toMatchObject({ sent: false, problem: 'again' });
  expect(await post('/booking', { step: 'hold', services: '1', branch: '1', starts_at: 'x' })).toMatchObject({
    status: 422,
  });
  expect(await post('/booking', {})).toMatchObject({ sent: false, status: 422 });
});
