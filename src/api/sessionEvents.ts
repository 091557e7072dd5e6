import { createAction } from '@reduxjs/toolkit';

/** What the network boundary reports about the session; the auth slice listens. */
export const tokensRefreshed = createAction<{ accessToken: string; refreshToken?: string }>('session/tokensRefreshed');

/** The server refused the refresh token for good. */
export const sessionRefused = createAction('session/sessionRefused');

/** Another customer has come, or none is there any more: what was personal goes. */
export const customerLeft = createAction('session/customerLeft');

/** A private call without a refresh token to renew its access with. */
export const refreshTokenMissed = createAction('session/refreshTokenMissed');
