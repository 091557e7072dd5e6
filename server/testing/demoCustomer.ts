import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { storeConsent } from '../accounts/consents';
import { createCustomer, type NewCustomer } from '../accounts/customers';
import { startSession } from '../accounts/sessions';
import { REFRESH_TOKEN_CLAIM } from '../accounts/signIn';
import { issuerAndAudience } from '../platform/http/auth';
import { personalData } from '../seed/content/documents/personalData';
import { signToken } from './signToken';

export type DemoCustomer = {
  userId: number;
  phone: string;
  accessToken: string;
  expiredAccessToken: string;
  /** Token in the format of earlier releases, without an audience. */
  earlierAccessToken: string;
  refreshToken: string;
};

export async function createDemoCustomer(
  { app }: { app: FastifyInstance },
  given: Partial<NewCustomer> = {},
): Promise<DemoCustomer> {
  const phone = given.phone ?? `+99890${randomInt(1_000_000, 10_000_000)}`;
  const { id: userId } = await createCustomer(app.db, { firstName: 'Азиз', lastName: 'Каримов', ...given, phone });
  await storeConsent(app.db, { userId, version: personalData.version, language: 'ru' });
  const session = await startSession(app.db, userId);
  const claim = { [REFRESH_TOKEN_CLAIM]: String(session.id) };
  const accessToken = app.signAccessToken(userId, claim);
  const past = Math.floor(Date.now() / 1000) - 60;
  const own = { ...claim, sub: String(userId) };
  const sign = (claims: object) => signToken(app.config.secrets.accessToken, { ...own, ...claims });
  const expiredAccessToken = sign({ ...issuerAndAudience, iat: past - 900, exp: past });
  const earlierAccessToken = sign({ iat: past, exp: past + 120 });
  return { userId, phone, accessToken, expiredAccessToken, earlierAccessToken, refreshToken: session.token };
}
