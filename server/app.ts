import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import { bookingReminders } from './booking/reminders';
import { reminders } from './care/reminders';
import { uploadedPictures } from './catalog/pictures/serve';
import { priceDownloads } from './catalog/prices/priceDownloads';
import { searchIndex } from './catalog/search/searchIndex';
import { registerHooks } from './desk/hooks';
import { deskRoutes } from './deskRoutes';
import { telegramUpdates } from './enquiries/telegram';
import { devOutbox } from './messages/dev/outbox';
import { devTelegram } from './messages/dev/telegramChats';
import { messages } from './messages/plugin';
import { telegram } from './messages/telegram/telegram';
import { retention } from './ops/retention';
import type { Config } from './platform/config';
import type { Database } from './platform/db/database';
import { decodablePath, originForm } from './platform/http/addresses';
import { auth } from './platform/http/auth';
import { contentVersion } from './platform/http/contentVersion';
import { ApiFailure, errors, registerNotFound, sendFailure } from './platform/http/errors';
import { closing, health } from './platform/http/health';

import { announceLanguage, language } from './platform/http/language';
import { accessLog, logOptions } from './platform/http/log';
import { trustOf } from './platform/http/network';
import { openapi } from './platform/http/openapi';
import { outage } from './platform/http/outage';
import { publicFiles } from './platform/http/publicFiles';
import { rateLimit } from './platform/http/rateLimit';
import { type RoutesPlugin, schemaCompilers } from './platform/http/registerCall';
import { remoteApis } from './platform/http/remoteApis';
import { replies, replyCache } from './platform/http/replyCache';
import { cleanText, replyToMalformedRequest, strictRequests } from './platform/http/requests';

import { security } from './platform/http/security';
import { unreadReplies } from './platform/http/unreadReplies';
import { limitCounts } from './platform/limits/limitCounts';
import { metrics } from './platform/metrics/metrics';
import { tracing } from './platform/tracing/tracing';
import { apiRoutes } from './siteRoutes';
import { deskEvents } from './staff/events/events';
import { pdfPrinting } from './visits/pdf/printer';
import { cards } from './web/seo/cards/cards';
import { crawlers } from './web/seo/crawlers';

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
    db: Database;
  }
}

export type AppParts = {
  config: Config;
  db: Database;
  site?: RoutesPlugin;
  routes?: RoutesPlugin;
  logTo?: { write(line: string): void };
  /** Prints to the terminal, such as the codes of the SMS sandbox. */
  print?: (line: string) => void;
};

/** Bytes: more than a valid body of any call needs. */
const bodyLimit = 64 * 1024;

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, db, site, routes = apiRoutes, logTo, print = () => {} } = parts;
  registerHooks();
  const app = fastify({
    ...logOptions(config, logTo),
    bodyLimit,
    trustProxy: trustOf(config.trustProxy),
    rewriteUrl: ({ url = '/', headers }) => decodablePath(originForm(url, headers.host)),
    // On shutdown, closes idle connections and lets running requests finish.
    forceCloseConnections: 'idle',
    // During shutdown, a request on a keep-alive connection gets its reply instead of 503.
    return503OnClosing: false,
    requestTimeout: config.timeouts.request * 1000,
    http: {
      // Milliseconds. With Node's default of 30 s a request could exceed requestTimeout by 30 s.
      connectionsCheckingInterval: 1_000,
      headersTimeout: config.timeouts.request * 1000,
      requireHostHeader: false,
    },
    connectionTimeout: config.timeouts.connection * 1000,
    // Fastify's default of 10 s is too short on slow machines.
    pluginTimeout: 60_000,
    clientErrorHandler: replyToMalformedRequest,
    schemaController: { compilersFactory: schemaCompilers },
    ajv: { customOptions: { coerceTypes: true, removeAdditional: false, allErrors: true } },
    frameworkErrors: (_error, request, reply) => {
      request.language = 'ru';
      reply.header('x-request-id', request.id);
      void sendFailure(new ApiFailure(400, 'bad_request'), request, reply);
    },
  });
  app.decorate('config', config);
  app.decorate('db', db);
  // Against CSRF: a form of another site can send text/plain without a CORS preflight.
  app.removeContentTypeParser('text/plain');

  await app.register(unreadReplies);
  await app.register(tracing);
  await app.register(closing);
  await app.register(accessLog);
  await app.register(language);
  await app.register(outage);
  await app.register(errors);
  await app.register(strictRequests);
  await app.register(security);
  await app.register(metrics);
  await app.register(remoteApis);
  await app.register(auth);
  await app.register(limitCounts);
  await app.register(telegram);
  await app.register(messages, { print });
  await app.register(telegramUpdates);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(contentVersion);
  await app.register(deskEvents);
  await app.register(replies);
  await app.register(searchIndex);
  app.setNotFoundHandler((request, reply) => sendFailure(new ApiFailure(404, 'not_found'), request, reply));
  await app.register(retention);
  await app.register(reminders);
  await app.register(bookingReminders);
  await app.register(health);
  await app.register(api, { routes });
  await app.register(publicFiles);
  await app.register(uploadedPictures);
  await app.register(crawlers);
  await app.register(cards);
  await app.register(priceDownloads);
  await app.register(devOutbox);
  await app.register(devTelegram);
  if (site) await app.register(site);
  else
    app.get(
      '/',
      async () => 'The API answers under /api, its documentation at /api/docs; the site is not built yet.\n',
    );
  await app.ready();
  return app;
}

async function api(app: FastifyInstance, { routes }: { routes: RoutesPlugin }): Promise<void> {
  announceLanguage(app);
  await app.register(rateLimit);
  registerNotFound(app, '/api');
  await app.register(cleanText);
  await app.register(openapi);
  await app.register(replyCache);
  await app.register(pdfPrinting);
  await app.register(routes);
  await app.register(deskRoutes);
}
