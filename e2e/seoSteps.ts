/** As Telegram asks for a page that somebody shares: no language, no cookie, no script. */
const TELEGRAM = { 'user-agent': 'TelegramBot (like TwitterBot)', 'accept-language': '' };

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const plain = (text: string) => text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);

export interface ServedPage {
  status: number;
  headers: Headers;
  html: string;
  /** Title, description, `og:…` and the links by `rel` (and `hreflang`); what stands twice comes twice. */
  tags: Record<string, string[]>;
}

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, plain(value)]),
  );

/** What the head says, as a robot reads it. */
export const headOf = (html: string): Record<string, string[]> => {
  const head = html.slice(0, html.indexOf('</head>'));
  const tags: Record<string, string[]> = {};
  const note = (name: string, value = '') => (tags[name] ??= []).push(value);
  for (const [, text = ''] of head.matchAll(/<title[^>]*>(.*?)<\/title>/g)) note('title', plain(text));
  for (const [tag] of head.matchAll(/<meta [^>]*>/g)) {
    const { name, property, content, media } = attributesOf(tag);
    note([name ?? property ?? 'charset', media].filter(Boolean).join(' '), content);
  }
  for (const [tag] of head.matchAll(/<link [^>]*>/g)) {
    const { rel, hreflang, type, href } = attributesOf(tag);
    if (rel === 'canonical') note('canonical', href);
    if (rel === 'alternate') note(`alternate ${hreflang ?? type}`, href);
    if (rel === 'manifest') note('manifest', href);
  }
  return tags;
};

export const readAsTelegram = async (url: string): Promise<ServedPage> => {
  const reply = await fetch(url, { headers: TELEGRAM, redirect: 'manual' });
  const html = await reply.text();
  return { status: reply.status, headers: reply.headers, html, tags: headOf(html) };
};

/** The graph of JSON-LD; null where the page has none. */
export const structuredDataOf = (html: string): { '@graph': { '@type': string }[] } | null => {
  const [, text] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return text === undefined ? null : (JSON.parse(text) as { '@graph': { '@type': string }[] });
};
