import { createServer } from 'node:http';
import { type Double, listen } from './listen';

const EMPTY_TILE = '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>';

/** Answers for the map's pictures, so that nothing asks the outside. */
export const startMapTiles = (): Promise<Double> =>
  listen(createServer((_, reply) => reply.writeHead(200, { 'content-type': 'image/svg+xml' }).end(EMPTY_TILE)));
