import type { FastifyInstance, FastifyReply } from 'fastify';
import { LoadingCache } from '../../platform/cache/loadingCache';
import { LANGUAGES, ownPath } from '../../platform/http/addresses';
import type { Language } from '../../platform/language';
import { priceCsv, priceFiles, priceXlsx } from './priceFiles';
import { listPrices, type PriceTable, priceTables } from './priceTables';

const MAX_BYTES = 16 * 1024 * 1024;

type Format = { type: string; make: (tables: readonly PriceTable[]) => Promise<Buffer> | string };
const FORMATS: Record<keyof ReturnType<typeof priceFiles>, Format> = {
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', make: priceXlsx },
  csv: { type: 'text/csv; charset=utf-8', make: priceCsv },
};

/** Registers no routes if MAIN_API_URL is another server, because pages then show prices of that server. */
export async function priceDownloads(app: FastifyInstance): Promise<void> {
  const { config, db } = app;
  if (ownPath(config.mainApiUrl, config.siteUrl) === null) return;
  const cache = new LoadingCache<{ file: Buffer; size: number }>({ maxBytes: MAX_BYTES });
  app.metrics.watchCache('price_files', cache.figures);

  const send = async (reply: FastifyReply, language: Language, name: keyof typeof FORMATS) => {
    const { type, make } = FORMATS[name];
    const { value } = await cache.get(`${name} ${language} ${await app.contentVersion()}`, async () => {
      const file = Buffer.from(await make(priceTables(await listPrices(db, language), language)));
      return { value: { file, size: file.length + 200 }, cacheable: true };
    });
    return reply
      .type(type)
      .header('cache-control', 'public, max-age=600')
      .header('content-disposition', `attachment; filename="yolda-prices-${language}.${name}"`)
      .header('x-robots-tag', 'noindex')
      .send(value.file);
  };

  for (const language of LANGUAGES) {
    const { xlsx, csv } = priceFiles(language);
    app.get(xlsx, (_request, reply) => send(reply, language, 'xlsx'));
    app.get(csv, (_request, reply) => send(reply, language, 'csv'));
  }
}
