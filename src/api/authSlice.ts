import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { RootState } from '#shared/store/appStore';

export const tokensRefreshed = createAction<{ accessToken: string; refreshToken?: string }>('session/tokensRefreshed');

export const sessionRefused = createAction('session/sessionRefused');

export const refreshTokenMissed = createAction('session/refreshTokenMissed');

export interface AuthState {
  userId: number | null;
  accessToken: string | null;
  refreshToken: string | null;
  /** From the `signed_in` cookie, for the first render. Replaced when the session has been read from storage. */
  signedInHint: boolean;
}

const signedOutState: AuthState = { userId: null, accessToken: null, refreshToken: null, signedInHint: false };

export const authSlice = createSlice({
  name: 'auth',
  initialState: signedOutState,
  reducers: {
    signedIn: (_, { payload }: PayloadAction<{ userId: number; accessToken: string; refreshToken: string }>) => ({
      ...payload,
      signedInHint: true,
    }),
    signedOut: () => signedOutState,
    storedSessionRead: (state, { payload }: PayloadAction<Partial<Omit<AuthState, 'signedInHint'>>>) => {
      Object.assign(state, payload);
      state.signedInHint = state.userId !== null;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(tokensRefreshed, (state, { payload }) => {
        // A server without token rotation returns no new refresh token. The old one stays valid.
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

/** Returns the current tokens. RTK passes an untyped state to base queries. */
export const currentTokens = (api: { getState(): unknown }): AuthState => (api.getState() as RootState).auth;
