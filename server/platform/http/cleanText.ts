import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { ApiFailure } from './errors';

/**
 * Refuses text that PostgreSQL cannot store (NUL) or UTF-8 cannot carry (half a surrogate pair) before any route sees it. Nothing has an
 * address with such a text in it.
 */
export const cleanText = fp(
  async (app: FastifyInstance) => {
    app.addHook('preValidation', async (request) => {
      if (!isClean([request.params])) throw new ApiFailure(404, 'not_found');
      if (!isClean([request.query, request.body])) throw new ApiFailure(400, 'bad_request');
    });
  },
  { name: 'cleanText' },
);

/** NUL, and a surrogate without its other half: with the flag `u` a whole pair is one character and does not match. */
const unstorable = /\0|\p{Surrogate}/u;

/** Walks with a list of its own: nested arrays as deep as the body limit allows would overflow the call stack. */
function isClean(values: unknown[]): boolean {
  const waiting = values;
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string') {
      if (unstorable.test(value)) return false;
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) waiting.push(key, inner);
    }
  }
  return true;
}
