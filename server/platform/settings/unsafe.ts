import { isLoopbackName } from '../localRequest';
import { ConfigError } from '../startError';
import { guessableReason } from './guessable';
import type { SettingValues } from './table';

const MAKE_SECRET = `node -p "crypto.randomBytes(32).toString('base64url')"`;

const refuse = (name: string, why: string) => new ConfigError(`Setting ${name} is required in MODE=production: ${why}`);

export function refuseUnsafe(settingValues: SettingValues): void {
  const { ACCESS_TOKEN_SECRET: accessToken, CODE_SECRET: code } = settingValues;
  if (!accessToken) throw refuse('ACCESS_TOKEN_SECRET', `make one with ${MAKE_SECRET}`);
  if (!code) throw refuse('CODE_SECRET', `make one with ${MAKE_SECRET}`);
  for (const name of ['ACCESS_TOKEN_SECRET', 'CODE_SECRET', 'METRICS_TOKEN'] as const) {
    const why = settingValues[name] && guessableReason(settingValues[name]);
    if (why) throw new ConfigError(`Setting ${name} ${why}. Create one with ${MAKE_SECRET}`);
  }
  if (accessToken === code) throw new ConfigError('Settings ACCESS_TOKEN_SECRET and CODE_SECRET must differ');
  // Otherwise links would point to localhost, and cookies would not be Secure.
  if (!settingValues.SITE_URL?.startsWith('https:')) throw refuse('SITE_URL', 'the address of the site, https://…');
  if (settingValues.SMS_GATEWAY === 'sandbox')
    throw refuse('SMS_GATEWAY', 'a gateway that really sends, such as eskiz');
  if (!settingValues.DATABASE_URL) throw refuse('DATABASE_URL', 'postgres://…, or embedded for one small server');
}

/**
 * Rejects accidental exposure of a demo, which shows SMS codes and has a public password.
 * @throws ConfigError
 */
export function refuseExposed({ HOST, SITE_URL, TRUST_PROXY }: SettingValues): void {
  const exposed =
    (!isLoopbackName(HOST) && 'HOST') ||
    (SITE_URL !== null && !isLoopbackName(new URL(SITE_URL).hostname) && 'SITE_URL') ||
    (TRUST_PROXY !== 0 && 'TRUST_PROXY');
  if (exposed) {
    throw new ConfigError(
      `Setting ${exposed} exposes a demo to others. Set MODE=production for customers, or DEMO_PUBLIC=1 for a public demo`,
    );
  }
}
