import { createHmac, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { RECOVERY_CODES } from '../../../contract/desk/limits';
import { sealMessage, unsealMessage } from '../../messages/sealedMessage';

const PERIOD = 30;
const PURPOSE = 'second factors of the staff';
/** As references have them: without look-alikes. */
const SIGNS = '23456789ACDEFGHJKMNPQRTVWX';
const HALF = 5;

const appFor = (secret: string, phone = '') =>
  new TOTP({
    issuer: 'Yolda',
    label: phone,
    secret: Secret.fromBase32(secret),
    digits: 6,
    period: PERIOD,
    algorithm: 'SHA1',
  });

/** A new secret of 160 bits (RFC 4226, 4), and the address that an app reads out of a picture. */
export function newTotp(phone: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 }).base32;
  return { secret, uri: appFor(secret, phone).toString() };
}

export const sealSecret = (secret: string, codeSecret: string): string => sealMessage({ secret }, codeSecret, PURPOSE);

function unsealSecret(sealed: string, codeSecret: string): string {
  const found = unsealMessage(sealed, codeSecret, PURPOSE);
  if (typeof found === 'object' && found !== null && 'secret' in found && typeof found.secret === 'string')
    return found.secret;
  throw new Error('No secret of a second factor was sealed');
}

/** The half minute that a code is of: this one, or the one before or after it, as clocks differ; null: it is none. */
export function stepOfCode(code: string, sealed: string, codeSecret: string, now = Date.now()): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = appFor(unsealSecret(sealed, codeSecret)).validate({ token, window: 1, timestamp: now });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta;
}

const randomSigns = (length: number) => Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** 47 random bits each. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => `${randomSigns(HALF)}-${randomSigns(HALF)}`);

/** The hash of a recovery code, however it was typed. */
export function hashOfRecovery(code: string, staffId: number, codeSecret: string): string {
  const signs = code.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const key = createHmac('sha256', codeSecret).update('recovery codes of the staff').digest();
  return createHmac('sha256', key).update(`${staffId} ${signs}`).digest('base64url');
}
