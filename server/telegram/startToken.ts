import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

const BODY_BYTES = 16;
const SEAL_BYTES = 16;
const LIFETIME_SECONDS = 24 * 3_600;

/**
 * The `start` parameter of a deep link (`t.me/<bot>?start=…`, 64 characters of `A-Za-z0-9_-` at most): which enquiry, until when, and
 * eight random bytes, under the server's seal. Nothing is stored when it is made, so showing a link writes nothing; that it is good
 * once is the key of what its chat is told (repositories/followers.ts).
 */
export function makeStartToken(requestId: number, codeSecret: string, now = Date.now()): string {
  const body = Buffer.alloc(BODY_BYTES);
  body.writeUInt32BE(requestId, 0);
  body.writeUInt32BE(Math.floor(now / 1000) + LIFETIME_SECONDS, 4);
  randomBytes(8).copy(body, 8);
  return Buffer.concat([body, sealOf(body, codeSecret)]).toString('base64url');
}

/** Null for anything that was not made here, or is too old. */
export function readStartToken(
  token: string,
  codeSecret: string,
  now = Date.now(),
): { requestId: number; hash: string } | null {
  const bytes = Buffer.from(token, 'base64url');
  // Of several spellings of the same bytes one counts, or it would be good more than once.
  if (bytes.length !== BODY_BYTES + SEAL_BYTES || bytes.toString('base64url') !== token) return null;
  const body = bytes.subarray(0, BODY_BYTES);
  if (!timingSafeEqual(bytes.subarray(BODY_BYTES), sealOf(body, codeSecret))) return null;
  if (body.readUInt32BE(4) * 1000 < now) return null;
  return { requestId: body.readUInt32BE(0), hash: createHash('sha256').update(token).digest('base64url') };
}

const sealOf = (body: Buffer, codeSecret: string) => {
  const key = Buffer.from(hkdfSync('sha256', codeSecret, '', 'links to follow an enquiry', 32));
  return createHmac('sha256', key).update(body).digest().subarray(0, SEAL_BYTES);
};
