import type { BaseQueryApi } from '@reduxjs/toolkit/query';

export interface Tokens {
  accessToken: string | null;
  refreshToken: string | null;
}

/** The session's tokens as the store has them now. */
export const currentTokens = (api: Pick<BaseQueryApi, 'getState'>): Tokens => (api.getState() as { auth: Tokens }).auth;
