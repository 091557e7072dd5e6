import { createAction } from '@reduxjs/toolkit';

/** What the network boundary reports about the session; the auth slice listens. */
export const tokensRefreshed = createAction<{ accessToken: string; refreshToken?: string }>('session/tokensRefreshed');

/** The server refused the refresh token for good. */
export const sessionRefused = createAction('session/sessionRefused');

/** A private call without a refresh token to renew its access with. */
export const refreshTokenMissed = createAction('session/refreshTokenMissed');
