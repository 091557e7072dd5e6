import { createHmac } from 'node:crypto';
import { isSameHash } from '../platform/auth/tokens';

const sealOf = (name: string, secret: string) =>
  createHmac('sha256', secret).update(`family of ${name}`).digest('base64url');

/**
 * A refresh token that names its family under a seal: once its row is gone, its use still tells that somebody kept a copy. Nobody
 * can make one without the server's secret, and so end a family of somebody else's.
 */
export function sealedToken(random: string, familyId: number, secret: string): string {
  const name = `${random}.${familyId}`;
  return `${name}.${sealOf(name, secret)}`;
}

/** The family that a sealed token names; null for any other text. */
export function familyOf(token: string, secret: string): number | null {
  const end = token.lastIndexOf('.');
  const name = token.slice(0, Math.max(end, 0));
  if (name === '' || !isSameHash(token.slice(end + 1), sealOf(name, secret))) return null;
  return Number(name.slice(name.lastIndexOf('.') + 1));
}
