import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FairQueue, fairQueue } from '../platform/fairQueue';
import { ApiFailure } from '../platform/http/errors';

declare module 'fastify' {
  interface FastifyRequest {
    upload: Buffer | null;
  }
}

type Uploads = {
  url: string;
  maxBytes: number;
  tooHeavy: () => ApiFailure;
};

/** Memory limit of all request bodies that are read or queued at a time. */
const MAX_BYTES_AT_ONCE = 48 * 1024 * 1024;
/** Uploads per person at a time: the queue limit of pictures, and the one in progress. */
const MAX_PER_PERSON = 7;

const tooMany = () => new ApiFailure(429, 'too_many_requests', { retryAfter: 5 });

type Admitted = { bytes: number; of: Map<string, number> };
const admissions = new WeakMap<object, Admitted>();

/** Reserves memory before a body is read. All routes of a process share the limit. */
function reserveMemory(
  server: object,
  { headers, staff }: FastifyRequest,
  { raw }: FastifyReply,
  maxBytes: number,
): void {
  const places = admissions.get(server) ?? { bytes: 0, of: new Map<string, number>() };
  admissions.set(server, places);
  const contentLength = Number(headers['content-length']);
  const bytes = Number.isFinite(contentLength) && contentLength >= 0 ? contentLength : maxBytes;
  const person = String(staff?.id ?? '');
  const own = places.of.get(person) ?? 0;
  if (own >= MAX_PER_PERSON || places.bytes + bytes > MAX_BYTES_AT_ONCE) throw tooMany();
  places.bytes += bytes;
  places.of.set(person, own + 1);
  let isTaken = true;
  const leave = () => {
    if (!isTaken) return;
    isTaken = false;
    places.bytes -= bytes;
    const left = (places.of.get(person) ?? 1) - 1;
    if (left > 0) places.of.set(person, left);
    else places.of.delete(person);
  };
  raw.once('finish', leave).once('close', leave);
}

/**
 * Accepts file bodies in this scope as `request.upload`, not as `body`, because validation visits each value of `body`.
 * The type is detected by content, not by header.
 */
export function acceptUploads(scope: FastifyInstance, { url, maxBytes, tooHeavy }: Uploads): void {
  const json = scope.getDefaultJsonParser('error', 'error');
  scope.decorateRequest('upload', null);
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, json);
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (request, bytes, done) => {
    request.upload = bytes as Buffer;
    done(null, null);
  });
  scope.addHook('preParsing', async (request, reply) => {
    const { headers, routeOptions } = request;
    if (routeOptions.url !== url || routeOptions.method !== 'POST') return;
    if (Number(headers['content-length']) > maxBytes) throw tooHeavy();
    reserveMemory(scope.server, request, reply, maxBytes);
  });
}

/** Decodes one file at a time, because decoding needs many times its size. Otherwise replies 429. */
export const uploadQueue = (most: { maxWaiting: number; maxOfOne: number }): FairQueue =>
  fairQueue({ atOnce: 1, ...most, refuse: tooMany });
