import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type BreakableLine = {
  address: string;
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
};

export async function breakableLine(address: string): Promise<BreakableLine> {
  const url = new URL(address);
  const { hostname } = url;
  const port = Number(url.port || 5432);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const follow = (socket: Socket) => {
    sockets.add(socket);
    if (isFrozen) socket.pause();
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    const far = connect(port, hostname);
    near.on('data', (bytes) => far.write(bytes)).on('close', () => far.destroy());
    far.on('data', (bytes) => near.write(bytes)).on('close', () => near.destroy());
    follow(near);
    follow(far);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address: url.href,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
