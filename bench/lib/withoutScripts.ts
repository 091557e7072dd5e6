import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

function stripScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*(?:as="script"|rel="modulepreload")[^>]*>/g, '');
}

function forward(origin: string, strip: boolean, cache: Map<string, Buffer>) {
  return (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const target = new URL(incoming.url ?? '/', origin);
    const headers = { ...incoming.headers, host: target.host };
    const upstream = request(target, { method: incoming.method, headers }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('end', () => {
        let body: Buffer = Buffer.concat(chunks);
        const replyHeaders = { ...reply.headers };
        delete replyHeaders['transfer-encoding'];
        if (
          strip &&
          reply.headers['content-type']?.startsWith('text/html') &&
          reply.headers['content-encoding'] === 'br'
        ) {
          const key = target.pathname + target.search;
          const stripped =
            cache.get(key) ??
            brotliCompressSync(stripScripts(brotliDecompressSync(body).toString()), {
              params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
            });
          cache.set(key, stripped);
          body = stripped;
        }
        outgoing.writeHead(reply.statusCode ?? 502, { ...replyHeaders, 'content-length': body.length });
        outgoing.end(body);
      });
    });
    upstream.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(upstream);
  };
}

/**
 * Starts a proxy for `origin`; `strip` removes scripts from pages. Both sides of a comparison use a proxy, so its delay
 * cancels out. Only brotli replies are stripped, which browsers request on localhost.
 */
export async function startProxy(origin: string, strip: boolean): Promise<{ url: string; server: Server }> {
  const server = createServer(forward(origin, strip, new Map()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
