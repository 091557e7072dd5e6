import { createServer } from 'node:http';
import { CORS_HEADERS, type Double, listen } from './listen';
import { MINIMAL_ANSWERS } from './minimalContent';

/** Both hosts of the contract in one: the public API's paths stand on their own. */
const MAIN_PREFIX = '/main-api';

export interface MinimalApi extends Double {
  mainUrl: string;
  publicUrl: string;
  /** Every call that came, as `GET /faq/`. */
  asked: string[];
}

/**
 * A second server of the contract, by nobody of us: it answers the fields that docs/spec/content.md names and knows none of our
 * additions, ignores queries and headers that it has not heard of, and says no more than a status when something is not there.
 */
export async function startMinimalApi(): Promise<MinimalApi> {
  const asked: string[] = [];
  const double = await listen(
    createServer((incoming, reply) => {
      if (incoming.method === 'OPTIONS') {
        reply.writeHead(204, CORS_HEADERS).end();
        return;
      }
      const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://minimal');
      const call = `${incoming.method} ${pathname.replace(MAIN_PREFIX, '')}`;
      asked.push(call);
      incoming.resume();
      const found = MINIMAL_ANSWERS.find(([pattern]) => pattern.test(call));
      const answer = found?.[1](searchParams, found[0].exec(call)?.[1]);
      if (answer === undefined) {
        reply.writeHead(404, CORS_HEADERS).end('<h1>Not Found</h1>');
        return;
      }
      reply.writeHead(200, { ...CORS_HEADERS, 'content-type': 'application/json' }).end(JSON.stringify(answer));
    }),
  );
  return { ...double, mainUrl: double.url + MAIN_PREFIX, publicUrl: double.url, asked };
}
