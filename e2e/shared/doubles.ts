import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Double {
  url: string;
  close(): Promise<void>;
}

export const listen = (server: Server): Promise<Double> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      const close = () =>
        new Promise<void>((done) => {
          server.closeAllConnections();
          server.close(() => done());
        });
      resolve({ url: `http://127.0.0.1:${port}`, close });
    });
  });

export const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, authorization',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-max-age': '600',
};

const EMPTY_TILE = '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>';

export const startMapTiles = (): Promise<Double> =>
  listen(createServer((_, reply) => reply.writeHead(200, { 'content-type': 'image/svg+xml' }).end(EMPTY_TILE)));
