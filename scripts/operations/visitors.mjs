// Load clients that call the site through Caddy from inside the test machine: node visitors.mjs DOMAIN CERTIFICATE.
// They read pages and send requests until standard input ends, then print one line of JSON.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';

const [domain, certificate] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, ca: readFileSync(certificate), servername: domain });
const state = { going: true };
const result = { pages: 0, accepted: [], failed: [] };

function call(path, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port: 443, path, method, agent, headers: { host: domain, ...headers } };
    const failed = (error) => resolve({ status: 0, text: String(error) });
    const asked = request(options, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (chunk) => (text += chunk));
      reply.on('end', () => resolve({ status: reply.statusCode, text })).on('error', failed);
    });
    asked.on('error', failed).end(body);
  });
}

async function read(path) {
  while (state.going) {
    const { status, text } = await call(path);
    if (status === 200) result.pages++;
    else result.failed.push(`GET ${path} ${status} ${text.slice(0, 200)}`);
    await sleep(25);
  }
}

async function write() {
  while (state.going) {
    const wish = `Нужны колодки ${randomUUID()}`;
    const body = JSON.stringify({ text: wish, phone: '+998901234567', full_name: 'Азиз', section: 'shop' });
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const { status, text } = await call('/api/main/main/requests/', { method: 'POST', headers, body });
    if (status === 201) result.accepted.push(wish);
    else result.failed.push(`POST ${status} ${text.slice(0, 200)}`);
    await sleep(50);
  }
}

const work = [read('/'), read('/uz/shop'), write()];
process.stdin.resume();
await once(process.stdin, 'end');
state.going = false;
await Promise.all(work);
agent.destroy();
console.log(JSON.stringify(result));
