import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { RootState } from '#shared/store/appStore';

/** The address says it: /sign-in or /sign-up. */
export type AuthMode = 'signIn' | 'signUp';

/** What a code by SMS is asked for. */
export type CodePurpose = 'registration' | 'newPassword';

/** Where the code is typed in. */
export interface CodeStepState {
  name: 'code';
  purpose: CodePurpose;
  /** When another code may be asked for, in milliseconds since the epoch: a countdown by the clock survives the tab's sleep. */
  resendAt: number;
  /** No code was sent just now, since one was sent a moment ago. */
  isEarlier: boolean;
  /** How often another one was asked for on this step. */
  asked: number;
  /** Why the visitor came back here from a later step. */
  refused: 'wrong' | 'used' | null;
}

/** Why the visitor is to sign in with a password made before: the server took it, and the answer was lost on the way. */
export type MadeBefore = 'registration' | 'newPassword';

/** What the screen asks for now (docs/spec/account.md#signing-in). */
export type AuthStep =
  | { name: 'phone'; isUnknown: boolean }
  | { name: 'password'; madeBefore: MadeBefore | null }
  | CodeStepState
  | { name: 'newPassword' }
  | { name: 'registration' };

/** That a code was right. The server takes the code once, the visitor may go back and forth. */
interface PhoneProof {
  /** Null after a reload, which keeps neither the code nor the token: the server's cookie is the proof then. */
  code: string | null;
  verificationToken: string | null;
  /** In milliseconds since the epoch; the server decides. */
  goodUntil: number;
}

export interface AuthFlowState {
  /** Null while the screen is not there: an answer that comes then is late. */
  mode: AuthMode | null;
  /** The visitor came by the about page's 'sign in first'. */
  returnsToAbout: boolean;
  /** The nine local digits that were submitted last. */
  phone: string;
  step: AuthStep;
  /** The way back; the phone is its first step. */
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

/** A proof is of one phone. */
const takePhone = (state: AuthFlowState, phone: string) => {
  if (phone !== state.phone) state.proof = null;
  state.phone = phone;
  if (state.step.name === 'phone') state.step = PHONE_STEP;
};

/** The steps that a reload, a followed link or a closed tab leaves (lib/persistedFlow). */
export type PersistedFlow = Pick<AuthFlowState, 'phone' | 'step' | 'earlier' | 'proof'>;

/** The steps of signing in and up. It joins the store with its screen's chunk (`injectSlice`); passwords never come here. */
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
      // Registration begins with an empty phone (docs/spec/account.md#signing-in).
      const phone = payload.mode === 'signUp' ? '' : state.phone;
      return { ...initialState, mode: payload.mode, returnsToAbout, phone };
    },
    screenLeft: () => initialState,
    /** What was said of the one before is of no use any more. */
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
    /** Sent again after its answer was lost, a form turns out to have been taken: what is left is to sign in. */
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
    /** On the code step: the countdown begins anew. */
    codeSentAgain: (state, { payload }: PayloadAction<{ resendAt: number; isEarlier: boolean }>) => {
      if (state.step.name !== 'code') return;
      Object.assign(state.step, payload, { asked: state.step.asked + 1, refused: null });
      if (!payload.isEarlier) state.proof = null;
    },
    /** What brought the visitor back here is said no more beside what the code brings. */
    codeTried: (state) => {
      if (state.step.name === 'code') state.step.refused = null;
    },
    codeAccepted: (state, { payload }: PayloadAction<PhoneProof>) => {
      if (state.step.name !== 'code') return;
      state.proof = payload;
      state.step.refused = null;
      advance(state, { name: state.step.purpose });
    },
    /** The proof was not good enough for the form that followed it: another code is needed. */
    proofRefused: (state, { payload }: PayloadAction<'wrong' | 'used'>) => {
      state.proof = null;
      if (state.step.name !== 'registration' && state.step.name !== 'newPassword') return;
      state.step = state.earlier.pop() ?? PHONE_STEP;
      if (state.step.name === 'code') state.step.refused = payload;
    },
    /** By the button or the browser's Back; `depth` is how many steps lie before the one gone back to. */
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

/** Before the slice has joined the store, too: the server renders the first step. */
export const selectAuthFlow = ({ authFlow = initialState }: RootState): AuthFlowState => authFlow;
