import { createServer } from 'node:http';
import { listen } from '../../e2e/doubles/listen';

const EMPTY_TILE = '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>';

/** Answers for the map's tiles, so that no measurement asks the outside. */
export const startTiles = () =>
  listen(createServer((_, reply) => reply.writeHead(200, { 'content-type': 'image/svg+xml' }).end(EMPTY_TILE)));
