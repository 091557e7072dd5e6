import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { ArticlePageSchema } from '#contract/blog';
import { calls } from '#contract/calls';
import { PartSchema, ServiceSchema } from '#contract/catalog';
import { uploadedPicture } from '#server/catalog/pictures/serve';
import {
  articleCard,
  type CardFacts,
  type CardKind,
  cardAddress,
  partCard,
  serviceCard,
} from '#server/catalog/previewCards';
import { LoadingCache } from '#server/platform/cache/loadingCache';
import { fairQueue } from '#server/platform/fairQueue';
import { ApiFailure } from '#server/platform/http/errors';
import { networkKey } from '#server/platform/http/network';
import { rateLimit } from '#server/platform/http/rateLimit';
import type { Language } from '#server/platform/language';
import { createApiFetch } from '../../apiFetch';
import { drawCard } from './drawCard';

const MAX_CACHE_BYTES = 24 * 1024 * 1024;
const MAX_WAITING = 50;
const MAX_OF_ONE = 10;
const API_TIMEOUT_MS = 5_000;
const NAME = /^(article|part|service)-([1-9]\d{0,9})\.(ru|uz)\.[0-9a-f]{12}\.jpg$/;

const checked = <Schema extends TSchema>(schema: Schema, reply: unknown) =>
  Value.Check(schema, reply) ? reply : undefined;

const KINDS: Record<
  CardKind,
  { path: string; read: (reply: unknown, language: Language, id: number) => CardFacts | undefined }
> = {
  article: {
    path: calls.article.path,
    read: (reply, language, id) => {
      const page = checked(ArticlePageSchema, reply);
      return page && articleCard({ ...page.current_article, id }, language);
    },
  },
  part: {
    path: calls.part.path,
    read: (reply, language) => {
      const part = checked(PartSchema, reply);
      return part && partCard(part, language);
    },
  },
  service: {
    path: calls.service.path,
    read: (reply, language) => {
      const service = checked(ServiceSchema, reply);
      return service && serviceCard(service, language);
    },
  },
};

/**
 * Serves link preview images (Open Graph). Draws only existing items at their current address, which bounds the work.
 */
export async function cards(app: FastifyInstance): Promise<void> {
  const apiFetch = createApiFetch(app);
  const cache = new LoadingCache<{ picture: Buffer; size: number }>({ maxBytes: MAX_CACHE_BYTES });
  app.metrics.watchCache('cards', cache.figures);
  const enqueue = fairQueue({
    atOnce: 1,
    maxWaiting: MAX_WAITING,
    maxOfOne: MAX_OF_ONE,
    refuse: () => new ApiFailure(503, 'busy', { retryAfter: 5 }),
  });
  // Unknown names cost a database read and are never cached.
  await app.register(rateLimit);

  const find = async (name: string): Promise<CardFacts | undefined> => {
    const [, kind, id = '', language] = NAME.exec(name) ?? [];
    if (!kind) return undefined;
    const { path, read } = KINDS[kind as CardKind];
    const reply = await apiFetch(app.config.mainApiUrl + path.replace(':id', id), {
      method: 'GET',
      headers: { 'Accept-Language': language ?? 'ru' },
      signal: AbortSignal.timeout(API_TIMEOUT_MS),
    });
    return reply.status === 200 ? read(JSON.parse(await reply.text()), language as Language, Number(id)) : undefined;
  };

  app.get<{ Params: { name: string } }>('/cards/:name', async (request, reply) => {
    const { params } = request;
    const card = await find(params.name);
    if (!card) throw new ApiFailure(404, 'not_found');
    const address = cardAddress(card);
    if (address !== `/cards/${params.name}`) return reply.header('cache-control', 'no-cache').redirect(address, 302);
    const { value } = await cache.get(address, async () => {
      const picture = await enqueue(networkKey(request), async () =>
        drawCard(card, await uploadedPicture(app.db, card.photo)),
      );
      return { value: { picture, size: picture.length + 200 }, cacheable: true };
    });
    return reply.type('image/jpeg').header('cache-control', 'public, max-age=31536000, immutable').send(value.picture);
  });
}
