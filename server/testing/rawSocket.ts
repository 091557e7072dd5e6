import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type RawSocket = {
  socket: Socket;
  send: (text: string) => void;
  received: (pattern: RegExp) => Promise<string>;
  ended: () => Promise<string>;
};

/** Sends raw bytes, for malformed requests that HTTP clients refuse to send. */
export async function rawSocket(address: string): Promise<RawSocket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  socket.on('error', () => {});
  await once(socket, 'connect');
  return {
    socket,
    send: (bytes) => void socket.write(bytes),
    async received(pattern) {
      while (!pattern.test(text)) {
        if (socket.destroyed) throw new Error(`The connection ended after: ${text}`);
        await new Promise((resolve) => socket.once('data', resolve).once('close', resolve));
      }
      return text;
    },
    async ended() {
      if (!socket.destroyed) await new Promise((resolve) => socket.once('close', resolve));
      return text;
    },
  };
}
