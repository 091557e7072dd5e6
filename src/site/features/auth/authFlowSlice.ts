import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { RootState } from '#shared/store/appStore';

export type AuthMode = 'signIn' | 'signUp';

export type CodePurpose = 'registration' | 'newPassword';

export interface CodeStepState {
  name: 'code';
  purpose: CodePurpose;
  /** Earliest time of another code in ms since 1970. A timer would stop while the tab sleeps. */
  resendAt: number;
  /** No new code was sent: an earlier one may still be valid. */
  isEarlier: boolean;
  asked: number;
  refused: 'wrong' | 'used' | null;
}

/** The form whose request set the password although its reply was lost. The visitor must sign in with that password. */
export type MadeBefore = 'registration' | 'newPassword';

export type AuthStep =
  | { name: 'phone'; isUnknown: boolean }
  | { name: 'password'; madeBefore: MadeBefore | null }
  | CodeStepState
  | { name: 'newPassword' }
  | { name: 'registration' };

/** Proof that a code was correct, which the server accepts only once. */
interface PhoneProof {
  /** Null after a reload, because codes are not stored. A cookie then proves the phone. */
  code: string | null;
  verificationToken: string | null;
  /** Expiry in ms since 1970 by the browser's clock. The server decides. */
  goodUntil: number;
}

export interface AuthFlowState {
  mode: AuthMode | null;
  returnsToAbout: boolean;
  phone: string;
  step: AuthStep;
  earlier: AuthStep[];
  proof: PhoneProof | null;
}

const PHONE_STEP: AuthStep = { name: 'phone', isUnknown: false };

const initialState: AuthFlowState = {
  mode: null,
  returnsToAbout: false,
  phone: '',
  step: PHONE_STEP,
  earlier: [],
  proof: null,
};

const advance = (state: AuthFlowState, step: AuthStep) => {
  state.earlier.push(state.step);
  state.step = step;
};

const takePhone = (state: AuthFlowState, phone: string) => {
  if (phone !== state.phone) state.proof = null;
  state.phone = phone;
  if (state.step.name === 'phone') state.step = PHONE_STEP;
};

export type PersistedFlow = Pick<AuthFlowState, 'phone' | 'step' | 'earlier' | 'proof'>;

export const authFlowSlice = createSlice({
  name: 'authFlow',
  initialState,
  reducers: {
    screenOpened: (
      state,
      { payload }: PayloadAction<{ mode: AuthMode; fromAbout: boolean; restored?: PersistedFlow | null }>,
    ) => {
      const returnsToAbout = state.returnsToAbout || payload.fromAbout;
      if (payload.mode === state.mode) return { ...state, returnsToAbout };
      if (state.mode === null) return { ...initialState, ...payload.restored, mode: payload.mode, returnsToAbout };
      const phone = payload.mode === 'signUp' ? '' : state.phone;
      return { ...initialState, mode: payload.mode, returnsToAbout, phone };
    },
    screenLeft: () => initialState,
    phoneSubmitted: (state) => {
      if (state.step.name === 'phone') state.step = PHONE_STEP;
    },
    phoneNotFound: (state, { payload }: PayloadAction<{ phone: string }>) => {
      if (state.mode === null) return;
      takePhone(state, payload.phone);
      state.step = { name: 'phone', isUnknown: true };
    },
    passwordRequired: (state, { payload }: PayloadAction<{ phone: string }>) => {
      if (state.mode === null) return;
      takePhone(state, payload.phone);
      advance(state, { name: 'password', madeBefore: null });
    },
    passwordMadeBefore: (state, { payload }: PayloadAction<MadeBefore>) => {
      if (state.mode === null) return;
      state.step = { name: 'password', madeBefore: payload };
      state.earlier = [PHONE_STEP];
      state.proof = null;
    },
    codeRequired: (
      state,
      { payload }: PayloadAction<{ phone: string; purpose: CodePurpose; resendAt: number; isEarlier: boolean }>,
    ) => {
      if (state.mode === null) return;
      const { phone, ...code } = payload;
      takePhone(state, phone);
      if (!code.isEarlier) state.proof = null;
      advance(state, { name: 'code', ...code, asked: 0, refused: null });
    },
    codeSentAgain: (state, { payload }: PayloadAction<{ resendAt: number; isEarlier: boolean }>) => {
      if (state.step.name !== 'code') return;
      Object.assign(state.step, payload, { asked: state.step.asked + 1, refused: null });
      if (!payload.isEarlier) state.proof = null;
    },
    codeTried: (state) => {
      if (state.step.name === 'code') state.step.refused = null;
    },
    codeAccepted: (state, { payload }: PayloadAction<PhoneProof>) => {
      if (state.step.name !== 'code') return;
      state.proof = payload;
      state.step.refused = null;
      advance(state, { name: state.step.purpose });
    },
    proofRefused: (state, { payload }: PayloadAction<'wrong' | 'used'>) => {
      state.proof = null;
      if (state.step.name !== 'registration' && state.step.name !== 'newPassword') return;
      state.step = state.earlier.pop() ?? PHONE_STEP;
      if (state.step.name === 'code') state.step.refused = payload;
    },
    steppedBack: (state, { payload: depth }: PayloadAction<number>) => {
      const step = state.earlier[depth];
      if (!step) return;
      state.step = step;
      state.earlier.length = depth;
    },
  },
});

declare module '#shared/store/appStore' {
  interface RootState extends Partial<WithSlice<typeof authFlowSlice>> {}
}

export const {
  screenOpened,
  screenLeft,
  phoneSubmitted,
  phoneNotFound,
  passwordRequired,
  passwordMadeBefore,
  codeRequired,
  codeSentAgain,
  codeTried,
  codeAccepted,
  proofRefused,
  steppedBack,
} = authFlowSlice.actions;

export const selectAuthFlow = ({ authFlow = initialState }: RootState): AuthFlowState => authFlow;
