import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

const docsPolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** Register before the routes that it documents. */
export const openapi = fp(
  async (app: FastifyInstance) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Yolda',
          version: '1',
          description:
            'Content, requests and customer accounts. Every reply depends on Accept-Language (ru or uz). ' +
            'Failures are `{detail, code, errors?}`: `detail` for people, `code` for programs.',
        },
        components: { securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      },
      transform: ({ schema, url, route }) => ({
        schema: {
          ...schema,
          ...(route.config?.private && { security: [{ accessToken: [] }] }),
          // Hides the staff desk's calls in production, to reveal no attack surface.
          hide: !schema?.response || (app.config.mode === 'production' && url.startsWith('/api/desk/')),
        },
        url,
      }),
    });
    await app.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: docsPolicy,
      theme: { title: 'Yolda: the API' },
      uiConfig: { deepLinking: true, docExpansion: 'list' },
    });
    app.get('/api/openapi.json', async () => app.swagger());
  },
  { name: 'openapi' },
);
