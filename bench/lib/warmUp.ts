import autocannon from 'autocannon';
import { PUBLIC_PAGES } from './pages';

const REQUESTS = 12_000;
const CONNECTIONS = 6;

/** Files of this server that a page names: for its tags to fetch, and for its script to fetch later. */
const filesOf = (html: string): string[] =>
  [...html.matchAll(/(?:href|src)="(\/(?:assets|fonts|media)\/[^"#]+)|data-chunks="([^"]+)"/g)].flatMap(
    ([, file, chunks = '']) => file ?? chunks.split(' ').filter(Boolean),
  );

/**
 * Asks the server for every public page and its files until its own code is compiled. A server that has just started needs for one
 * visit as much processor time as the page's thread, and takes it from the browser on the same machine.
 */
export async function warmUp(origin: string): Promise<void> {
  const pages = await Promise.all(PUBLIC_PAGES.map(async (path) => (await fetch(origin + path)).text()));
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  const { non2xx, errors } = await autocannon({
    url: origin,
    amount: REQUESTS,
    connections: CONNECTIONS,
    requests: [...PUBLIC_PAGES, ...new Set(pages.flatMap(filesOf))].map((path) => ({ path, headers })),
  });
  if (non2xx || errors) throw new Error(`The warm-up failed: ${non2xx} answers other than 2xx, ${errors} errors`);
}
