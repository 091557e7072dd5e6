import type { APIRequestContext } from '@playwright/test';
import type { ContentItem, ContentPage, ContentVersion } from '#contract/content';
import type { ContentValue } from '#contract/content/fields';
import { CONTENT_KINDS, type ContentKindName, kindOf } from '#contract/content/kinds';
import { expect, contentTest as test } from '../shared/fixtures';
import { PASSWORD, PHONES } from './deskSteps';
import { referringKind, valueFor, word } from './kindValues';

/** API calls or pages that contain items of kinds without a page. */
const ADDRESSES: Partial<Record<ContentKindName, string>> = {
  models: '/api/public/models/?brand_id=1',
  brands: '/api/public/brands/',
  contacts: '/services/singl-services/1',
  carDocuments: '/api/public/car-documents/',
};

/** Kinds that visitors see only through bookable slots or messages, never by name. */
const NOT_SHOWN_BY_NAME: readonly ContentKindName[] = ['bays', 'bookingRules', 'messageTemplates'];

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';

async function editorOf(request: APIRequestContext) {
  const send = async (method: Method, path: string, data?: unknown, version?: number) =>
    request.fetch(`/api/desk${path}`, {
      method,
      ...(data !== undefined && { data }),
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(version !== undefined && { 'if-match': `"${version}"` }),
      },
    });
  const signed = await send('POST', '/sign-in', { phone: `+998${PHONES.editor}`, password: PASSWORD });
  expect(signed.status()).toBe(200);
  return {
    send,
    async ask<Reply = ContentItem>(method: Method, path: string, data?: unknown, version?: number): Promise<Reply> {
      let reply = await send(method, path, data, version);
      const { code, seen } = reply.status() === 409 ? await reply.json() : {};
      if (code === 'bookings_affected') reply = await send(method, `${path}?seen=${seen}`, data, version);
      expect(reply.ok(), `${method} ${path}: ${await reply.text()}`).toBe(true);
      const read: Reply = await reply.json();
      return read;
    },
  };
}

function tracesOf(kind: ContentKindName, value: ContentValue, version: number): { ru: string; uz: string } {
  const { fields, title } = kindOf(kind);
  const field = fields[title];
  const given = value[title];
  if (field && 'localized' in field && field.localized)
    return { ru: word(kind, 'ru', version), uz: word(kind, 'uz', version) };
  if (typeof given === 'string') return { ru: given, uz: given };
  return { ru: word(kind, 'ru', version), uz: word(kind, 'uz', version) };
}

const pageOf = (kind: ContentKindName, { id, value }: Pick<ContentItem, 'id' | 'value'>) =>
  kindOf(kind).page.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const given = name === 'id' ? id : value[name];
    return typeof given === 'string' || typeof given === 'number' ? String(given) : '';
  });

for (const kind of CONTENT_KINDS) {
  test(`${kind}: the site follows create, publish, restore and hide; a conflict changes nothing @desktop`, async ({
    request,
    playwright,
    baseURL,
  }) => {
    const { fields, single, order } = kindOf(kind);
    const editor = await editorOf(request);
    const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    const first = valueFor(fields, { kind, version: 1 });
    const second = valueFor(fields, { kind, version: 2 });

    const path = (id: number) => `/content/${kind}/${id}`;
    const { id } = single
      ? await editor.ask('GET', path(1))
      : await editor.ask('POST', `/content/${kind}`, { value: first });
    const now = () => editor.ask('GET', path(id));
    const publish = async (value?: ContentValue) =>
      editor.ask('POST', `${path(id)}/publish`, value ? { value } : {}, (await now()).version);

    let address = ADDRESSES[kind] ?? pageOf(kind, { id, value: first });
    const see = async (trace: { ru: string; uz: string }, is: boolean) => {
      if (NOT_SHOWN_BY_NAME.includes(kind)) return;
      for (const language of ['ru', 'uz'] as const) {
        const isCall = address.startsWith('/api/');
        const target = isCall || language === 'ru' ? address : `/uz${address === '/' ? '' : address}`;
        const html = await (await visitor.get(target, { headers: { 'accept-language': language } })).text();
        expect([target, trace[language], html.includes(trace[language])]).toEqual([target, trace[language], is]);
      }
    };

    const traces = { first: tracesOf(kind, first, 1), second: tracesOf(kind, second, 2) };
    if (!single) await see(traces.first, false);
    const published = await publish(single ? first : undefined);
    if (!ADDRESSES[kind]) address = pageOf(kind, published);
    if (order === 'position') {
      const { items } = await editor.ask<ContentPage>('GET', `/content/${kind}`);
      const others = items.map((item) => item.id).filter((other) => other !== id);
      expect((await editor.send('POST', `/content/${kind}/order`, { ids: [id, ...others] })).status()).toBe(204);
    }
    const owner = ADDRESSES[kind] ? null : referringKind(kind);
    if (owner) {
      const { version, value } = await editor.ask('GET', `/content/${owner.by}/1`);
      const belongs = { ...value, [owner.field]: owner.many ? [id] : id };
      const shown = await editor.ask('POST', `/content/${owner.by}/1/publish`, { value: belongs }, version);
      if (owner.many) address = pageOf(owner.by, shown);
    }
    await see(traces.first, true);

    const opened = await now();
    await editor.ask('PUT', path(id), { value: second }, opened.version);
    const late = await editor.send('PUT', path(id), { value: { ...first } }, opened.version);
    expect(late.status()).toBe(412);
    expect(await late.json()).toMatchObject({ code: 'content_changed', current: { value: second }, asked: first });
    await see(traces.first, true);
    await publish();
    await see(traces.second, true);

    const versions = await editor.ask<ContentVersion[]>('GET', `${path(id)}/versions`);
    const earlier = versions[1]?.number ?? 0;
    await editor.ask('POST', `${path(id)}/restore`, { number: earlier }, (await now()).version);
    await publish();
    await see(traces.first, true);
    await see(traces.second, false);

    const hidden = await editor.ask('POST', `${path(id)}/hide`, undefined, (await now()).version);
    expect(hidden.hidden).toBe(true);
    await see(traces.first, false);
    if (single) {
      await editor.ask('POST', `${path(id)}/show`, undefined, hidden.version);
      await see(traces.first, true);
    }
    await visitor.dispose();
  });
}
