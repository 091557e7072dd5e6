import fastify from 'fastify';
import { calls, deskCalls } from '#contract/calls';
import { addRoute, schemaCompilers } from './registerCall';

const all = [...Object.values(calls), ...Object.values(deskCalls)];

it('compiles the schemas of all calls without errors', async () => {
  const app = fastify();
  for (const call of all) addRoute(app, call, () => Promise.reject(new Error('Nobody asks')));
  await app.ready();
  expect(app.printRoutes().length).toBeGreaterThan(all.length);
  await app.close();
});

it('validates and serializes every request with lazily compiled schemas', async () => {
  const app = fastify({ schemaController: { compilersFactory: schemaCompilers } });
  const schema = {
    querystring: { type: 'object', properties: { page: { type: 'integer', minimum: 1 } } },
    response: { 200: { type: 'object', properties: { page: { type: 'integer' } } } },
  };
  app.get('/', { schema }, (request) => Promise.resolve({ ...(request.query as object), hidden: true }));
  for (const page of ['0', '7', '0', '7']) {
    const reply = await app.inject({ url: '/', query: { page } });
    if (page === '7') expect(reply.json()).toEqual({ page: 7 });
    else expect(reply.json()).toMatchObject({ statusCode: 400, message: 'querystring/page must be >= 1' });
  }
  await app.close();
});
