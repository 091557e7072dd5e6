import autocannon from 'autocannon';
import { atLeast, figure, type Row } from '../lib/figures';

/** Requests a second that `url` answers on ten connections; throws when an answer fails. */
export async function requestsPerSecond(
  url: string,
  seconds: number,
  headers: Record<string, string> = {},
): Promise<number> {
  const result = await autocannon({
    url,
    duration: seconds,
    connections: 10,
    headers: { 'accept-encoding': 'br', ...headers },
  });
  if (result.errors || result.non2xx)
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} answers other than 2xx`);
  return result.requests.average;
}

export async function measureCachedPages(origin: string, seconds: number): Promise<Row[]> {
  await fetch(origin);
  await requestsPerSecond(origin, 2);
  return [
    atLeast('/ from the HTML cache, pages a second', await requestsPerSecond(origin, seconds), 5_000),
    figure(
      '/api/main/services/web/?page=1, calls a second',
      await requestsPerSecond(`${origin}/api/main/services/web/?page=1`, seconds),
    ),
  ];
}
