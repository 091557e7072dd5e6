import { randomBytes } from 'node:crypto';
import { closeSync, openSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

export type Heartbeat = { name: string; end(): void };

/** The system silently truncates longer socket paths (108 bytes on Linux, 104 on macOS). */
const MAX_BYTES = 100;

function pathOf(folder: string, name: string): { path: string; close: () => void } {
  const path = join(folder, name);
  if (Buffer.byteLength(path) <= MAX_BYTES) return { path, close: () => {} };
  const descriptor = openSync(folder, 'r');
  return { path: `/proc/self/fd/${descriptor}/${name}`, close: () => closeSync(descriptor) };
}

/**
 * Listens on a Unix socket, to which the kernel refuses connections once the process ends. Unlike a pid, a socket works
 * across containers. Returns null if the system does not support Unix sockets.
 */
export function startHeartbeat(folder: string): Promise<Heartbeat | null> {
  const name = `lock-${randomBytes(6).toString('hex')}.sock`;
  return new Promise((resolve) => {
    const { path, close } = pathOf(folder, name);
    const server = createServer((socket) => socket.destroy());
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

export function hasHeartbeat(folder: string, name: string): Promise<boolean | null> {
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
      // EAGAIN: the listen backlog is full, so the process is alive.
      else end(code === 'EAGAIN' ? true : null);
    });
  });
}
