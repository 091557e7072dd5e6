import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createTelegramStandIn, type TelegramStandIn } from '../messages/dev/telegramStandIn';

export type TelegramServer = TelegramStandIn & {
  url: string;
  hold(): void;
  release(): void;
  close(): Promise<void>;
};

/** Telegram test double over HTTP, for servers in other processes. */
export async function startTelegramServer(): Promise<TelegramServer> {
  const standIn = createTelegramStandIn({
    async deliver(url, secret, update) {
      const reply = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': secret },
        body: JSON.stringify(update),
      });
      return { status: reply.status, body: await reply.text() };
    },
  });
  let isHolding = false;
  let held: (() => void)[] = [];
  const server = createServer((request, response) => {
    const answer = async () => {
      const reply = await standIn.fetch(`http://stand-in${request.url}`, { method: 'POST', body: await text(request) });
      if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
      response.writeHead(reply.status, { 'content-type': 'application/json' }).end(await reply.text());
    };
    void answer();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    ...standIn,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold() {
      isHolding = true;
    },
    release() {
      isHolding = false;
      for (const answer of held) answer();
      held = [];
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
