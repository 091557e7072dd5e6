import autocannon from 'autocannon';
import { PUBLIC_PAGES } from './pages';

const REQUESTS = 12_000;
const CONNECTIONS = 6;

const filesOf = (html: string): string[] =>
  [...html.matchAll(/(?:href|src)="(\/(?:assets|fonts|media)\/[^"#]+)|data-chunks="([^"]+)"/g)].flatMap(
    ([, file, chunks = '']) => file ?? chunks.split(' ').filter(Boolean),
  );

/**
 * Requests every public page and its files until V8 has compiled the server's code. Otherwise the server would compete
 * with the measured browser for the CPU.
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
