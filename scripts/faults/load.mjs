import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const patienceMs = 20_000;

/** One request over `agent`; the status and the body, or status 0 when no answer came. */
export function ask(address, { method = 'GET', headers = {}, body, agent } = {}) {
  return new Promise((resolve) => {
    const call = request(address, { method, headers, agent, signal: AbortSignal.timeout(patienceMs) }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (chunk) => (text += chunk));
      reply.on('end', () => resolve({ status: reply.statusCode, text }));
      reply.on('error', () => resolve({ status: 0, text: '' }));
    });
    call.on('error', () => resolve({ status: 0, text: '' }));
    call.end(body);
  });
}

const classOf = (status) => (status === 0 ? 'none' : status === 503 ? '503' : `${Math.floor(status / 100)}xx`);

/**
 * Visitors who send requests, each with an idempotency key and again until it is accepted, and visitors who read `page`.
 * `next` gives the address for a try: one server, or several in turn.
 */
export function startLoad(next, { writers = 4, readers = 2, page = '/' } = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const answers = {};
  const acknowledged = [];
  /** The different words in which requests were refused. */
  const refusals = new Set();
  const pages = { asked: 0, failed: 0, longestGapMs: 0 };
  const state = { going: true };
  let lastPage = performance.now();

  async function write(name) {
    for (let number = 0; state.going; number++) {
      const text = `Тормоза скрипят, ${name}-${number}`;
      const body = JSON.stringify({ text, phone: '+998901234567', full_name: 'Азиз', section: 'shop' });
      const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
      for (let accepted = false; state.going && !accepted; ) {
        const { status, text: reply } = await ask(`${next()}/api/main/main/requests/`, {
          method: 'POST',
          headers,
          body,
          agent,
        });
        if (status >= 400) refusals.add(`${status} ${reply.slice(0, 200)}`);
        answers[classOf(status)] = (answers[classOf(status)] ?? 0) + 1;
        accepted = status === 201;
        if (accepted) acknowledged.push(text);
        else await sleep(20);
      }
    }
  }

  async function read() {
    while (state.going) {
      const { status, text } = await ask(`${next()}${page}`, { agent });
      pages.asked++;
      if (status === 200 && text.includes('</html>')) lastPage = noteGap();
      else pages.failed++;
      await sleep(10);
    }
  }

  function noteGap() {
    const now = performance.now();
    pages.longestGapMs = Math.max(pages.longestGapMs, now - lastPage);
    return now;
  }

  const run = randomUUID().slice(0, 8);
  const work = [
    ...Array.from({ length: writers }, (_, index) => write(`${run}-${index}`)),
    ...Array.from({ length: readers }, read),
  ];
  return {
    acknowledged,
    answers,
    pages,
    refusals,
    async stop() {
      state.going = false;
      await Promise.all(work);
      noteGap();
      agent.destroy();
    },
  };
}

/** What became of the acknowledged requests: those that are not stored, and those stored more than once. */
export function compare(acknowledged, stored) {
  const counts = new Map();
  for (const text of stored) counts.set(text, (counts.get(text) ?? 0) + 1);
  return {
    lost: acknowledged.filter((text) => !counts.has(text)).length,
    doubled: [...counts.values()].filter((count) => count > 1).length,
  };
}
