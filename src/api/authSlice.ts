import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { RootState } from '#shared/store/appStore';

/** What the network boundary reports about the session. */
export const tokensRefreshed = createAction<{ accessToken: string; refreshToken?: string }>('session/tokensRefreshed');

/** The server refused the refresh token for good. */
export const sessionRefused = createAction('session/sessionRefused');

/** A private call without a refresh token to renew its access with. */
export const refreshTokenMissed = createAction('session/refreshTokenMissed');

export interface AuthState {
  userId: number | null;
  accessToken: string | null;
  refreshToken: string | null;
  /** From the cookie `signed_in`, for the first frame only: storage decides as soon as it has been read. */
  signedInHint: boolean;
}

const signedOutState: AuthState = { userId: null, accessToken: null, refreshToken: null, signedInHint: false };

/** Who the customer is, as far as this browser knows. Mirrored to storage by `src/site/store/persistence`. */
export const authSlice = createSlice({
  name: 'auth',
  initialState: signedOutState,
  reducers: {
    signedIn: (_, { payload }: PayloadAction<{ userId: number; accessToken: string; refreshToken: string }>) => ({
      ...payload,
      signedInHint: true,
    }),
    signedOut: () => signedOutState,
    /** Storage was read, at the start or after another tab's change. */
    storedSessionRead: (state, { payload }: PayloadAction<Partial<Omit<AuthState, 'signedInHint'>>>) => {
      Object.assign(state, payload);
      state.signedInHint = state.userId !== null;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(tokensRefreshed, (state, { payload }) => {
        // Without rotation the documented reply has no new refresh token: the old one stays.
        Object.assign(state, payload);
      })
      .addCase(sessionRefused, () => signedOutState)
      .addCase(refreshTokenMissed, () => signedOutState),
  selectors: {
    selectIsSignedIn: (auth) => auth.userId !== null || auth.signedInHint,
    selectUserId: (auth) => auth.userId,
  },
});

declare module '#shared/store/appStore' {
  interface RootState extends WithSlice<typeof authSlice> {}
}

export const { signedIn, signedOut, storedSessionRead } = authSlice.actions;
export const { selectIsSignedIn, selectUserId } = authSlice.selectors;

/** The session's tokens as the store has them now; for base queries, which RTK types by no state. */
export const currentTokens = (api: { getState(): unknown }): AuthState => (api.getState() as RootState).auth;
