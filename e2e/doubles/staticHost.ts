import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { type Double, listen } from './listen';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
};

/** Any static host: the files of the static SPA, its page for every other address, and `config` as config.json. */
export const startStaticHost = (config: object): Promise<Double> =>
  listen(
    createServer((incoming, reply) => {
      const { pathname } = new URL(incoming.url ?? '/', 'http://static');
      if (pathname === '/config.json') {
        reply.setHeader('Content-Type', 'application/json').end(JSON.stringify(config));
        return;
      }
      const folder = resolve('dist/client');
      const asked = join(folder, pathname);
      const isFile = existsSync(asked) && statSync(asked).isFile();
      const file = isFile ? asked : join(folder, 'index.html');
      reply.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
      createReadStream(file).pipe(reply);
    }),
  );
