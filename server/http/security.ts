import cors from '@fastify/cors';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** What Fastify itself says about a reply. */
const OF_ONE_REPLY = new Set(['connection', 'content-length', 'content-type', 'date']);

/** What neither a page of ours nor a frame in it may ask a visitor for. */
const PERMISSIONS = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((name) => `${name}=()`)
  .join(', ');

/** The headers that helmet gives every reply alike: its plugin puts them together anew for each, a tenth of the cost of a kept page. */
async function helmetHeaders(options: FastifyHelmetOptions): Promise<[name: string, value: string][]> {
  const sample = fastify();
  await sample.register(helmet, options);
  sample.get('/', async () => '');
  const { headers } = await sample.inject('/');
  await sample.close();
  return Object.entries(headers).flatMap(([name, value]) => (OF_ONE_REPLY.has(name) ? [] : [[name, String(value)]]));
}

/** Strict headers for all replies, and CORS for the plain SPA on another origin. The site's pages bring their own policy. */
export const security = fp(
  async (app: FastifyInstance) => {
    const https = app.config.siteUrl.startsWith('https:');
    const headers = Object.fromEntries(
      await helmetHeaders({
        contentSecurityPolicy: {
          useDefaults: false,
          directives: {
            defaultSrc: ["'none'"],
            baseUri: ["'none'"],
            formAction: ["'none'"],
            frameAncestors: ["'none'"],
          },
        },
        // The plain SPA shows this server's pictures from another origin.
        crossOriginResourcePolicy: { policy: 'cross-origin' },
        // On http://localhost it would lock the visitor's browser out of every other port.
        strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
        referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
        xFrameOptions: { action: 'deny' },
      }),
    );
    app.addHook('onRequest', (_request, reply, done) => {
      reply.headers(headers).header('permissions-policy', PERMISSIONS);
      done();
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
