import { performance } from 'node:perf_hooks';
import { createCustomer } from '../../server/accounts/customers';
import { startTestServer, type TestServer } from '../../server/testing/testServer';
import { atMost, figure, quantile, type Row } from '../lib/figures';

const PASSWORD = 'correct horse';
const WARM_UP = 30;

async function refusedAfter({ app }: TestServer, phone_number: string): Promise<number> {
  const since = performance.now();
  const payload = { phone_number, password: 'wrong horse' };
  const reply = await app.inject({ method: 'POST', url: '/api/main/authentication/login/', payload });
  const took = performance.now() - since;
  if (reply.statusCode !== 400) throw new Error(`Signing in answered ${reply.statusCode}`);
  return took;
}

const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${String(index).padStart(7, '0')}`);

/** Probability that a random time of `one` exceeds one of `other`: 0.5 if they are indistinguishable. */
function laterShare(one: readonly number[], other: readonly number[]): number {
  let later = 0;
  for (const a of one) for (const b of other) later += a > b ? 1 : a === b ? 0.5 : 0;
  return later / (one.length * other.length);
}

function overlap(one: readonly number[], other: readonly number[]): number {
  const starts = [one, other].map((values) => quantile(values, 0.05));
  const ends = [one, other].map((values) => quantile(values, 0.95));
  const common = Math.min(...ends) - Math.max(...starts);
  return Math.max(0, common) / (Math.max(...ends) - Math.min(...starts));
}

/**
 * Measures whether response times reveal registered numbers (user enumeration). Each attempt uses another number to
 * avoid the backoff.
 */
export async function measureLoginTiming(tries = 300): Promise<Row[]> {
  const server = await startTestServer({ loginMaxWaitSeconds: 60 });
  try {
    const known = numbered('+99893', tries + WARM_UP);
    const unknown = numbered('+99894', tries + WARM_UP);
    for (const phone of known) {
      await createCustomer(server.db, { phone, firstName: 'Азиз', lastName: 'Каримов', password: PASSWORD });
    }
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let index = 0; index < tries + WARM_UP; index++) {
      const rounds = [
        ['known', known[index]],
        ['unknown', unknown[index]],
      ] as const;
      for (const [kind, phone = ''] of index % 2 ? rounds : rounds.toReversed()) {
        const took = await refusedAfter(server, phone);
        if (index >= WARM_UP) times[kind].push(took);
      }
    }
    const laterReplies = laterShare(times.known, times.unknown);
    return [
      ...(['known', 'unknown'] as const).flatMap((kind) =>
        ([0.05, 0.5, 0.95] as const).map((part) =>
          figure(`wrong password, ${kind} number, p${part * 100}`, quantile(times[kind], part), ' ms'),
        ),
      ),
      figure('overlap of both from p5 to p95', 100 * overlap(times.known, times.unknown), ' %'),
      atMost(
        'right guesses from the reply time whether a number is registered (chance: 50 %)',
        100 * Math.max(laterReplies, 1 - laterReplies),
        60,
        ' %',
      ),
    ];
  } finally {
    await server.close();
  }
}
