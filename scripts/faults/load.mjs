import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const patienceMs = 20_000;
const flowsWithinMs = 60_000;

/** Sends a request. Resolves to status 0 and the error code if no reply arrives. */
export function ask(address, { method = 'GET', headers = {}, body, agent } = {}) {
  return new Promise((resolve) => {
    const failed = ({ code }) => resolve({ status: 0, text: String(code), code });
    const call = request(address, { method, headers, agent, signal: AbortSignal.timeout(patienceMs) }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (chunk) => (text += chunk));
      reply.on('end', () => resolve({ status: reply.statusCode, text }));
      reply.on('error', failed);
    });
    call.on('error', failed);
    call.end(body);
  });
}

/** The load balancer sends 502 and 504 if a process does not reply. */
const classOf = (status) =>
  [0, 502, 504].includes(status) ? 'none' : status === 503 ? '503' : `${Math.floor(status / 100)}xx`;

/**
 * Starts clients that retry enquiries with an idempotency key until accepted, and one reader for each of `paths`.
 * `addresses` returns the addresses for a call: after a refused connection the client tries the next one.
 */
export function startLoad(addresses, { writers = 4, paths = ['/', '/uz/shop'] } = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const answers = {};
  const acknowledged = [];
  const refusals = new Set();
  const pages = { read: 0, failed: 0, longestGapMs: 0 };
  const state = { going: true };

  async function call(path, options = {}) {
    let reply = { status: 0, text: 'no address' };
    for (const address of addresses()) {
      reply = await ask(`${address}${path}`, { ...options, agent });
      if (reply.code !== 'ECONNREFUSED') break;
    }
    const { status, text } = reply;
    const kind = classOf(status);
    answers[kind] = (answers[kind] ?? 0) + 1;
    if (kind !== '2xx') refusals.add(`${options.method ?? 'GET'} ${path} ${status} ${text.slice(0, 200)}`);
    return reply;
  }

  async function write(name) {
    for (let number = 0; state.going; number++) {
      const text = `Тормоза скрипят, ${name}-${number}`;
      const body = JSON.stringify({ text, phone: '+998901234567', full_name: 'Азиз', section: 'shop' });
      const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
      for (let accepted = false; state.going && !accepted; ) {
        const { status } = await call('/api/main/main/requests/', { method: 'POST', headers, body });
        accepted = status === 201;
        if (accepted) acknowledged.push(text);
        else await sleep(20);
      }
    }
  }

  async function read(path) {
    let last = performance.now();
    const recordGap = () => {
      const now = performance.now();
      pages.longestGapMs = Math.max(pages.longestGapMs, now - last);
      return now;
    };
    while (state.going) {
      const { status, text } = await call(path);
      if (status === 200 && text.includes('</html>')) {
        pages.read++;
        last = recordGap();
      } else pages.failed++;
      await sleep(10);
    }
    recordGap();
  }

  const run = randomUUID().slice(0, 8);
  const work = [...Array.from({ length: writers }, (_, index) => write(`${run}-${index}`)), ...paths.map(read)];
  return {
    acknowledged,
    answers,
    pages,
    refusals,
    async flows(count = 20) {
      const enough = { acknowledged: acknowledged.length + count, read: pages.read + count };
      const until = performance.now() + flowsWithinMs;
      while (state.going && (acknowledged.length < enough.acknowledged || pages.read < enough.read)) {
        if (performance.now() > until) {
          throw new Error(
            `No request was accepted or no page read for a minute: ${[...refusals].slice(-3).join(', ')}`,
          );
        }
        await sleep(20);
      }
    },
    async stop() {
      state.going = false;
      await Promise.all(work);
      agent.destroy();
    },
  };
}

export function compare(acknowledged, stored) {
  const counts = new Map();
  for (const text of stored) counts.set(text, (counts.get(text) ?? 0) + 1);
  return {
    lostEntries: acknowledged.filter((text) => !counts.has(text)).length,
    doubled: [...counts.values()].filter((count) => count > 1).length,
  };
}
