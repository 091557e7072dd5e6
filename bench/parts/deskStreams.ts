import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type DeskBrowser, deskBrowserOf, invitedTo } from '../../server/testing/deskBrowser';
import type { TestServer } from '../../server/testing/testServer';

/** Maximum number of event streams that the server allows one person. */
const TABS = 10;
const TIMEOUT_MS = 10_000;

/** Sends enquiries. Returns the milliseconds until each stream delivers the event; no entry if it never does. */
export async function listenTo(server: TestServer, listeners: number, enquiries: number) {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const people: DeskBrowser[] = [await deskBrowserOf(server, 'owner')];
  while (people.length * TABS < listeners) {
    const phone = `+99890111${String(people.length).padStart(4, '0')}`;
    const { browser } = await invitedTo(server, { role: 'owner', branches: [], phone });
    people.push(browser);
  }
  const receivers: ((id: number) => void)[] = [];
  const before = process.memoryUsage().heapUsed;
  const streams: IncomingMessage[] = [];
  for (let index = 0; index < listeners; index++) {
    const cookie = people[Math.floor(index / TABS)]?.cookie() ?? '';
    const call = get({ port, host: '127.0.0.1', path: '/api/desk/events', headers: { cookie }, agent: false });
    const [reply] = (await once(call, 'response')) as [IncomingMessage];
    reply.setEncoding('utf8');
    reply.on('data', (text: string) => {
      for (const [, id] of text.matchAll(/"thing":"enquiry","id":(\d+),"action":"created"/g))
        for (const receive of receivers) receive(Number(id));
    });
    streams.push(reply);
  }
  const heapPerListener = (process.memoryUsage().heapUsed - before) / listeners;

  const times: number[] = [];
  for (let sent = 0; sent < enquiries; sent++) {
    const since = performance.now();
    let delivered = 0;
    const all = new Promise<void>((resolve) => {
      receivers[0] = () => {
        times.push(performance.now() - since);
        delivered += 1;
        if (delivered === listeners) resolve();
      };
    });
    const payload = { text: 'Нужна запись', phone: '+998901234567', full_name: 'Азиз', section: 'shop' };
    const { statusCode, body } = await server.app.inject({ method: 'POST', url: '/api/main/main/requests/', payload });
    if (statusCode !== 201) throw new Error(`The enquiry was not taken: ${body}`);
    await Promise.race([all, pause(TIMEOUT_MS)]);
  }
  for (const stream of streams) stream.destroy();
  return { times, expected: listeners * enquiries, heapPerListener };
}
