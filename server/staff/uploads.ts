import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FairQueue, fairQueue } from '../platform/fairQueue';
import { ApiFailure } from '../platform/http/errors';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body of an upload; null: nothing was sent. */
    upload: Buffer | null;
  }
}

type Uploads = {
  /** Where the body of an upload is a file. */
  url: string;
  maxBytes: number;
  tooHeavy: () => ApiFailure;
};

/** Of all bodies that are read or wait for their turn at one time. */
const MAX_BYTES_AT_ONCE = 48 * 1024 * 1024;
/** Of one person: as many as may wait in the turn of pictures, and the one at work. */
const MAX_OF_ONE = 7;

const tooMany = () => new ApiFailure(429, 'too_many_requests', { retryAfter: 5 });

type Admitted = { bytes: number; of: Map<string, number> };
const admissions = new WeakMap<object, Admitted>();

/**
 * A place for the body before it is read: bodies that would only wait in memory are refused. All routes of a process share the places,
 * which are free again once the reply is done or its connection gone.
 */
function admit(server: object, { headers, staff }: FastifyRequest, { raw }: FastifyReply, maxBytes: number): void {
  const places = admissions.get(server) ?? { bytes: 0, of: new Map<string, number>() };
  admissions.set(server, places);
  const said = Number(headers['content-length']);
  const bytes = Number.isFinite(said) && said >= 0 ? said : maxBytes;
  const person = String(staff?.id ?? '');
  const own = places.of.get(person) ?? 0;
  if (own >= MAX_OF_ONE || places.bytes + bytes > MAX_BYTES_AT_ONCE) throw tooMany();
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
 * Lets a scope of its own understand files (`request.upload`, beside the body, which is looked through value by value); everywhere else only
 * JSON is understood. What a file is, its bytes say, not its type.
 */
export function takeUploads(scope: FastifyInstance, { url, maxBytes, tooHeavy }: Uploads): void {
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
    admit(scope.server, request, reply, maxBytes);
  });
}

/** One file at a time, because reading one takes memory many times its size. More than `maxWaiting`, of one person `maxOfOne`, are 429. */
export const filesInTurn = (most: { maxWaiting: number; maxOfOne: number }): FairQueue =>
  fairQueue({ atOnce: 1, ...most, refuse: tooMany });
