import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Strict headers for all replies, and CORS for the plain SPA on another origin. The site's pages bring their own policy. */
export const security = fp(
  async (app: FastifyInstance) => {
    const https = app.config.siteUrl.startsWith('https:');
    await app.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"], frameAncestors: ["'none'"] },
      },
      // The plain SPA shows this server's pictures from another origin.
      crossOriginResourcePolicy: { policy: 'cross-origin' },
      // On http://localhost it would lock the visitor's browser out of every other port.
      strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      xFrameOptions: { action: 'deny' },
    });
    if (app.config.corsOrigins.length === 0) return;
    await app.register(cors, {
      origin: app.config.corsOrigins,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowedHeaders: ['Accept-Language', 'Authorization', 'Content-Type', 'Idempotency-Key', 'X-Verification-Token'],
      exposedHeaders: ['Content-Language', 'ETag', 'Retry-After', 'X-Request-Id'],
      maxAge: 600,
    });
  },
  { name: 'security' },
);
