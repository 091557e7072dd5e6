import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { DeskEvent } from '#contract/activity';

type ReceivedEvent = { id: number; event: string; data: DeskEvent };

export function listen(app: FastifyInstance, cookie: string | undefined, after?: number) {
  const { port } = app.server.address() as AddressInfo;
  const received: ReceivedEvent[] = [];
  let isEnded = false;
  let text = '';
  const waiting = new Set<() => void>();
  const call = request({
    port,
    host: '127.0.0.1',
    path: '/api/desk/events',
    headers: { cookie: cookie ?? '', ...(after !== undefined && { 'last-event-id': String(after) }) },
  });
  const notifyWaiting = () => {
    for (const check of waiting) check();
  };
  call.on('response', (reply) => {
    reply.setEncoding('utf8');
    reply.on('data', (part: string) => {
      text += part;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
        const data = field('data');
        if (data !== undefined)
          received.push({ id: Number(field('id')), event: field('event') ?? '', data: JSON.parse(data) as DeskEvent });
      }
      notifyWaiting();
    });
    reply.on('close', () => {
      isEnded = true;
      notifyWaiting();
    });
  });
  call.on('error', () => {
    isEnded = true;
    notifyWaiting();
  });
  call.end();
  const until = (is: () => boolean) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (!is()) return;
        waiting.delete(check);
        resolve();
      };
      waiting.add(check);
      check();
    });
  const changes = () => received.filter(({ event }) => event === 'change');
  return {
    received,
    changes,
    hello: () => until(() => received.length > 0),
    change: (is: (data: DeskEvent) => boolean) => until(() => changes().some(({ data }) => is(data))),
    ended: () => until(() => isEnded),
    close: () => call.destroy(),
    last: () => received.at(-1)?.id ?? 0,
  };
}
