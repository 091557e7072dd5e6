import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { ArticlePage } from '#contract/blog';
import type { Part, Service } from '#contract/catalog';
import { services } from '#server/platform/db/schema/catalog';
import { startTestServer, type TestServer } from '#server/testing/testServer';
import { CARD_HEIGHT, CARD_WIDTH, drawCard, wordsSvg, wrapText } from './drawCard';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const read = async (path: string, language: string) =>
  (await server.app.inject({ url: `/api/main${path}`, headers: { 'accept-language': language } })).json<unknown>();
const previews: [string, (language: string) => Promise<string | undefined>][] = [
  ['article', async (lang) => ((await read('/articles/by-pg/1', lang)) as ArticlePage).current_article.preview],
  ['part', async (lang) => ((await read('/spare-part/1/', lang)) as Part).preview],
  ['service', async (lang) => ((await read('/services/web/1/', lang)) as Service).preview],
];
const picture = (address = '') => server.app.inject(address);

const lettersIn = async (card: Buffer) => {
  const place = await sharp(card).extract({ left: 64, top: 240, width: 580, height: 330 }).greyscale().raw().toBuffer();
  return place.filter((brightness) => brightness > 200).length;
};

describe.each(previews)('the link preview image of each %s', (kind, previewIn) => {
  it('is 1200 × 630 pixels, with a separate image and address per language', async () => {
    const [ru, uz] = await Promise.all([previewIn('ru'), previewIn('uz')]);
    const cards: Buffer[] = [];
    for (const address of [ru, uz]) {
      expect(address).toMatch(new RegExp(`^/cards/${kind}-1\\.(ru|uz)\\.[0-9a-f]{12}\\.jpg$`));
      const reply = await picture(address);
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(reply.headers['cache-control']).toContain('immutable');
      expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: CARD_WIDTH, height: CARD_HEIGHT });
      expect(await lettersIn(reply.rawPayload)).toBeGreaterThan(3_000);
      cards.push(reply.rawPayload);
    }
    expect(cards[0]?.equals(cards[1] ?? Buffer.alloc(0))).toBe(false);
  });
});

it('changes the address of a preview image with its title, and redirects the former address', async () => {
  const [, previewIn] = previews[2] ?? [];
  const old = await previewIn?.('ru');
  await server.db
    .update(services)
    .set({ name: { ru: 'Замена масла и фильтра', uz: 'Moy va filtr almashtirish' } })
    .where(eq(services.id, 1));
  await server.app.contentVersion({ fresh: true });
  const current = await previewIn?.('ru');
  expect(current).not.toBe(old);
  const reply = await picture(old);
  expect([reply.statusCode, reply.headers.location]).toEqual([302, current]);
});

it('replies 404 to addresses of preview images without an item', async () => {
  for (const name of [
    'part-999999.ru.000000000000.jpg',
    'part-0.ru.000000000000.jpg',
    'staff-1.ru.000000000000.jpg',
    'part-1.de.000000000000.jpg',
    'part-1.ru.jpg',
    '..%2f..%2fpackage.json',
  ])
    expect([name, (await picture(`/cards/${name}`)).statusCode]).toEqual([name, 404]);
});

const facts = { kind: 'part', id: 1, language: 'ru', label: 'Тормоза', title: 'Колодки', photo: '' } as const;

it('draws a preview image without a photo if the file is missing or outside of the media folder', async () => {
  const once = await drawCard(facts);
  expect((await drawCard(facts)).equals(once)).toBe(true);
  for (const photo of ['https://example.com/a.webp', '/media/../../package.json', '/media/none.webp'])
    expect((await drawCard({ ...facts, photo })).equals(once)).toBe(true);
});

it('draws Russian and Uzbek letters of a preview image without system fonts', () => {
  const titles = ['Замена масла № 5 «Кобальт»', 'Moyni toʻgʻri almashtirish: taʼmir', 'Ўзбекистон 漢字 🚗'];
  for (const title of titles) {
    const svg = wordsSvg({ ...facts, title }, 600);
    expect(svg).not.toMatch(/<text|NaN|undefined/);
    expect(svg.length).toBeGreaterThan(8_000);
  }
});

describe('lines of a title in a preview image', () => {
  const box = { width: 10, maxLines: 3, measure: (text: string) => text.length };

  it('break at spaces, but not at no-break ones', () => {
    expect(wrapText('замена масла и\u00a0фильтра', box)).toEqual({
      lines: ['замена', 'масла', 'и\u00a0фильтра'],
      whole: true,
    });
  });

  it('break a word only if it is wider than a line', () => {
    expect(wrapText('Oʻzbekistonlik mijoz', box)).toEqual({ lines: ['Oʻzbekist-', 'onlik', 'mijoz'], whole: false });
  });

  it('end with an ellipsis if text is omitted', () => {
    const { lines } = wrapText('раз два три четыре пять шесть семь восемь', box);
    expect(lines).toEqual(['раз два', 'три четыре', 'пять…']);
  });
});

it('draws transparent photos of a preview image on a white background', async () => {
  const clear = { width: 480, height: 630, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } };
  const card = await drawCard(
    { kind: 'part', id: 1, language: 'ru', label: 'Запчасть', title: 'Фильтр', photo: '' },
    await sharp({ create: clear }).png().toBuffer(),
  );
  const { data } = await sharp(card)
    .extract({ left: 1_100, top: 20, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data].every((part) => part > 250)).toBe(true);
});
