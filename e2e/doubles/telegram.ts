import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { createTelegramStandIn, type TelegramStandIn } from '#server/messages/dev/telegramStandIn';
import { type Double, listen } from './listen';

export type TelegramDouble = Double & { standIn: TelegramStandIn };

/** The stand-in of the Bot API as another machine, so that a journey can let it refuse. Nobody writes to its bot. */
export async function startTelegram(): Promise<TelegramDouble> {
  const standIn = createTelegramStandIn({ deliver: async () => ({ status: 200, body: '' }) });
  const answer = async (request: IncomingMessage, reply: ServerResponse) => {
    const answered = await standIn.fetch(`http://telegram${request.url}`, { body: await text(request) });
    reply.writeHead(answered.status, { 'content-type': 'application/json' }).end(await answered.text());
  };
  const double = await listen(createServer((request, reply) => void answer(request, reply)));
  return { ...double, standIn };
}
