import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const MESSAGES = 'messages on their way';

/**
 * Encrypts a message: a database dump must reveal neither codes nor recipients. The key is derived from CODE_SECRET.
 */
export function sealMessage(message: object, codeSecret: string, purpose = MESSAGES): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(codeSecret, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(message), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

export class UnreadableSeal extends Error {
  override name = 'UnreadableSeal';
}

/** Decrypts a message. @throws UnreadableSeal for a wrong secret or tampered data */
export function unsealMessage(text: string, codeSecret: string, purpose = MESSAGES): unknown {
  try {
    const bytes = Buffer.from(text, 'base64url');
    const decipher = createDecipheriv(CIPHER, keyOf(codeSecret, purpose), bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const plain = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    return JSON.parse(plain.toString('utf8'));
  } catch {
    throw new UnreadableSeal('Sealed with another CODE_SECRET');
  }
}

const keyOf = (codeSecret: string, purpose: string) => Buffer.from(hkdfSync('sha256', codeSecret, '', purpose, 32));
