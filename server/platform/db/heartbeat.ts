import { randomBytes } from 'node:crypto';
import { closeSync, openSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

export type Heartbeat = { name: string; end(): void };

/** Longer socket paths are silently cut (108 bytes on Linux, 104 on macOS). */
const MAX_BYTES = 100;

function pathOf(folder: string, name: string): { path: string; close: () => void } {
  const path = join(folder, name);
  if (Buffer.byteLength(path) <= MAX_BYTES) return { path, close: () => {} };
  const descriptor = openSync(folder, 'r');
  return { path: `/proc/self/fd/${descriptor}/${name}`, close: () => closeSync(descriptor) };
}

/**
 * The kernel refuses connections once the process ends. Unlike a pid, this works across containers that share the
 * folder.
 * Returns null if the system has no such sockets.
 */
export function startHeartbeat(folder: string): Promise<Heartbeat | null> {
  const name = `lock-${randomBytes(6).toString('hex')}.sock`;
  return new Promise((resolve) => {
    const { path, close } = pathOf(folder, name);
    const server = createServer((socket) => socket.destroy());
    // The socket must not keep the process alive.
    server.unref();
    server.once('error', () => {
      close();
      resolve(null);
    });
    server.listen({ path, writableAll: true }, () =>
      resolve({
        name,
        end() {
          server.close(close);
          rmSync(join(folder, name), { force: true });
        },
      }),
    );
  });
}

export function isHeartbeatFresh(folder: string, name: string): Promise<boolean | null> {
  return new Promise((resolve) => {
    const { path, close } = pathOf(folder, name);
    const end = (isAlive: boolean | null) => {
      socket.destroy();
      close();
      resolve(isAlive);
    };
    const socket = connect(path);
    socket.once('connect', () => end(true));
    socket.once('error', (error) => {
      const code = 'code' in error ? error.code : '';
      if (code === 'ECONNREFUSED' || code === 'ENOENT') end(false);
      // More connections at once than the queue accepts.
      else end(code === 'EAGAIN' ? true : null);
    });
  });
}
