import { useRef } from 'react';
import { signedIn } from '#api/authSlice';
import { checkCode, sendCode } from '#api/codes';
import { policyVersion } from '#api/consentPolicy';
import { endSession } from '#api/endedSessions';
import { giveConsent } from '#api/generated/account';
import { type ApiProblem, isApiProblem } from '#api/problem';
import { checkPhone, isUnknownPhone, logIn, type NewSession, register, setPassword } from '#api/signIn';
import type { Gender } from '#contract/account';
import { CODE_RESEND_SECONDS, PHONE_GRANT_SECONDS } from '#contract/rules/limits';
import { phoneForWire } from '#contract/rules/phone';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { codeRefusal } from '#shared/lib/codeRefusal';
import { useAppDispatch, useAppStore } from '#shared/store/appStore';
import {
  type AuthFlowState,
  codeAccepted,
  codeRequired,
  codeSentAgain,
  codeTried,
  type MadeBefore,
  passwordMadeBefore,
  passwordRequired,
  phoneNotFound,
  phoneSubmitted,
  proofRefused,
} from './authFlowSlice';

export type SubmitResult = undefined | { fields: Record<string, string> } | { problem: ApiProblem };

export const resultOfProblem = (problem: ApiProblem, names: readonly string[] = []): SubmitResult => {
  const fields = Object.entries(problem.fields ?? {}).filter(([name]) => names.includes(name));
  if (fields.length === 0) return { problem };
  return { fields: Object.fromEntries(fields.map(([name, texts]) => [name, texts.join(' ')])) };
};

export const problemOf = (error: unknown): ApiProblem => (isApiProblem(error) ? error : { kind: 'server' });

export interface StepValues {
  phone: { phone: string };
  password: { password: string };
  code: { code: string };
  newPassword: { password: string; repeat: string };
  registration: {
    first_name: string;
    last_name: string;
    birthdate: string;
    gender: Gender | '';
    password: string;
    repeat: string;
    consent: boolean;
  };
}

export type StepName = keyof StepValues;

const EMPTY: StepValues = {
  phone: { phone: '' },
  password: { password: '' },
  code: { code: '' },
  newPassword: { password: '', repeat: '' },
  registration: { first_name: '', last_name: '', birthdate: '', gender: '', password: '', repeat: '', consent: false },
};

/** Input of all steps. Not in the store, because it includes passwords. */
export interface StepDrafts {
  read<Name extends StepName>(name: Name): StepValues[Name];
  write<Name extends StepName>(name: Name, values: StepValues[Name]): void;
  forget(...names: StepName[]): void;
}

export const makeStepDrafts = (): StepDrafts => {
  const drafts: StepValues = { ...EMPTY };
  return {
    read: (name) => drafts[name],
    write: (name, values) => {
      drafts[name] = values;
    },
    forget: (...names) => {
      for (const name of names) Object.assign(drafts, { [name]: EMPTY[name] });
    },
  };
};

/** A longer wait means that the daily limit is reached: no code will arrive. */
const MAX_WAIT_SECONDS = 600;

interface CodeRequest {
  resendAt: number;
  isEarlier: boolean;
}

const inSeconds = (seconds: number) => Date.now() + seconds * 1000;

/** With a 2xx status the code was sent, even if the body is unreadable. */
const isCodeSent = ({ code, status = 0 }: ApiProblem) => code === 'unreadable' && status < 300;

const useRequestCode = () => {
  const dispatch = useAppDispatch();
  const lang = useLanguage();
  return async (phone: string): Promise<CodeRequest | { problem: ApiProblem }> => {
    const { data, error } = await dispatch(sendCode.initiate({ lang, phone: phoneForWire(phone) }, { track: false }));
    if (error === undefined) return { resendAt: inSeconds(data), isEarlier: false };
    const problem = problemOf(error);
    if (isCodeSent(problem)) return { resendAt: inSeconds(CODE_RESEND_SECONDS), isEarlier: false };
    const { kind, retryAfter = CODE_RESEND_SECONDS } = problem;
    if (kind !== 'tooMany' || retryAfter > MAX_WAIT_SECONDS) return { problem };
    return { resendAt: inSeconds(retryAfter), isEarlier: true };
  };
};

/** Keeps passwords and codes out of the store. */
const UNTRACKED = { track: false } as const;

/**
 * Returns the submit handler of each step.
 * @param askConsent asks for consent to the policy; `isFirst`: the customer never consented
 */
export const useAuthCalls = (flow: AuthFlowState, askConsent: (isFirst: boolean) => Promise<boolean>) => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const lang = useLanguage();
  const askForCode = useRequestCode();
  const { mode, proof } = flow;
  const phone = phoneForWire(flow.phone);
  const verificationToken = proof?.verificationToken ?? null;
  const isAnswerLost = useRef(false);

  const enter = async ({ consentAsked, isFirstConsent = false, ...session }: NewSession): Promise<undefined> => {
    if (consentAsked !== undefined && !(await askConsent(isFirstConsent))) {
      void endSession(store.extra.transport, session.refreshToken);
      return;
    }
    dispatch(signedIn(session));
    if (consentAsked !== undefined) void dispatch(giveConsent.initiate({ lang, body: { consent: consentAsked } }));
    await store.extra.sessionStore.flush();
  };

  const requireCode = async (digits: string, purpose: 'registration' | 'newPassword'): Promise<SubmitResult> => {
    const reply = await askForCode(digits);
    if ('problem' in reply) return reply;
    dispatch(codeRequired({ phone: digits, purpose, ...reply }));
    return undefined;
  };

  const hasPassword = async (): Promise<boolean> => {
    const { data } = await dispatch(checkPhone.initiate({ lang, phone }, UNTRACKED));
    return data === 'hasPassword';
  };

  /**
   * Opens the password step if an earlier request succeeded without a reply, or the code step if the proof is invalid.
   * Otherwise returns the errors.
   */
  const refusalOf = async (error: unknown, form: MadeBefore, names: readonly string[]): Promise<SubmitResult> => {
    const problem = problemOf(error);
    const isTaken = form === 'registration' && problem.status === 409;
    const isUnproven = problem.kind === 'unauthorized';
    if (isTaken || (isUnproven && isAnswerLost.current && (await hasPassword()))) dispatch(passwordMadeBefore(form));
    else if (isUnproven) dispatch(proofRefused('used'));
    else {
      isAnswerLost.current = problem.kind === 'offline' || problem.kind === 'timeout' || problem.kind === 'server';
      return resultOfProblem(problem, names);
    }
    isAnswerLost.current = false;
    return undefined;
  };

  return {
    submitPhone: async ({ phone: digits }: StepValues['phone']): Promise<SubmitResult> => {
      dispatch(phoneSubmitted());
      const { data, error } = await dispatch(checkPhone.initiate({ lang, phone: phoneForWire(digits) }, UNTRACKED));
      const problem = error === undefined ? null : problemOf(error);
      if (problem && !isUnknownPhone(problem)) return resultOfProblem(problem);
      if (data === 'hasPassword') dispatch(passwordRequired({ phone: digits }));
      else if (data === 'noPassword') return requireCode(digits, 'newPassword');
      else if (mode === 'signUp') return requireCode(digits, 'registration');
      else dispatch(phoneNotFound({ phone: digits }));
      return undefined;
    },

    submitPassword: async ({ password }: StepValues['password']): Promise<SubmitResult> => {
      const { data, error } = await dispatch(logIn.initiate({ lang, phone, password }, UNTRACKED));
      if (error === undefined) return enter(data);
      const problem = problemOf(error);
      if (problem.code === 'sms_only' && problem.detail) return { fields: { password: problem.detail } };
      if (problem.status === 400) return { fields: { password: t('signIn.passwordWrong') } };
      return resultOfProblem(problem);
    },

    requestCodeInstead: () => requireCode(flow.phone, 'newPassword'),

    requestCodeAgain: async (): Promise<SubmitResult> => {
      const reply = await askForCode(flow.phone);
      if ('problem' in reply) return reply;
      dispatch(codeSentAgain(reply));
      return undefined;
    },

    submitCode: async ({ code }: StepValues['code']): Promise<SubmitResult> => {
      dispatch(codeTried());
      if (proof?.code === code) {
        dispatch(codeAccepted(proof));
        return undefined;
      }
      const { data, error } = await dispatch(checkCode.initiate({ lang, phone, code }, UNTRACKED));
      if (error !== undefined) return resultOfProblem(problemOf(error), ['code']);
      if (data.is_correct) {
        const goodUntil = Date.now() + PHONE_GRANT_SECONDS * 1000;
        dispatch(codeAccepted({ code, verificationToken: data.verification_token ?? null, goodUntil }));
        return undefined;
      }
      // After a reload the used code is unknown here, but the cookie still proves the phone.
      if (data.code === 'code_used' && proof && proof.goodUntil > Date.now()) {
        dispatch(codeAccepted({ ...proof, code }));
        return undefined;
      }
      return { fields: { code: codeRefusal(t, data.code) } };
    },

    submitNewPassword: async (values: StepValues['newPassword']): Promise<SubmitResult> => {
      const { password } = values;
      const { data, error } = await dispatch(
        setPassword.initiate({ lang, phone, password, verificationToken }, UNTRACKED),
      );
      if (error !== undefined) return refusalOf(error, 'newPassword', Object.keys(values));
      // The proof is used up. If the visitor gives no consent or reloads, only signing in with the new password is
      // possible.
      if (data.consentAsked !== undefined) dispatch(passwordMadeBefore('newPassword'));
      return enter(data);
    },

    submitRegistration: async (values: StepValues['registration']): Promise<SubmitResult> => {
      const { gender, birthdate, password } = values;
      if (gender === '') return undefined;
      const names = { first_name: values.first_name.trim(), last_name: values.last_name.trim() };
      let consent: number | undefined;
      try {
        consent = await policyVersion(dispatch, lang);
      } catch (failure) {
        return resultOfProblem(problemOf(failure));
      }
      const person = { ...names, username: phone, password, birthdate, gender };
      const registration = { ...person, ...(consent !== undefined && { consent }) };
      const { data, error } = await dispatch(register.initiate({ lang, registration, verificationToken }, UNTRACKED));
      if (error !== undefined) return refusalOf(error, 'registration', Object.keys(values));
      if (data) return enter(data);
      dispatch(proofRefused('wrong'));
      return undefined;
    },
  };
};

export type AuthCalls = ReturnType<typeof useAuthCalls>;
