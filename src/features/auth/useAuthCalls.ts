import { phoneForWire } from '../../../contract/phone';
import { checkCode } from '../../api/endpoints/codes';
import { checkPhone, isUnknownPhone, logIn, type NewSession, register, setPassword } from '../../api/endpoints/signIn';
import { useAppDispatch, useAppStore } from '../../app/hooks';
import { useLanguage } from '../../shared/i18n/useLanguage';
import { useTranslation } from '../../shared/i18n/useTranslation';
import {
  type AuthFlowState,
  codeAccepted,
  codeRequired,
  codeSentAgain,
  passwordRequired,
  phoneNotFound,
  proofRefused,
} from './authFlowSlice';
import { signedIn } from './authSlice';
import type { StepValues } from './lib/stepValues';
import { problemOf, resultOfProblem, type SubmitResult } from './lib/submitResult';
import { useRequestCode } from './useRequestCode';

/** So that neither passwords nor codes stay in the store as arguments of a mutation. */
const UNTRACKED = { track: false } as const;

/** What each step's submit does: the call, and the event that its answer is. */
export const useAuthCalls = (flow: AuthFlowState) => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const lang = useLanguage();
  const askForCode = useRequestCode();
  const { mode, proof } = flow;
  const phone = phoneForWire(flow.phone);
  const verificationToken = proof?.verificationToken ?? null;

  const enter = async (session: NewSession): Promise<undefined> => {
    dispatch(signedIn(session));
    await store.extra.sessionStore.flush();
  };

  const requireCode = async (digits: string, purpose: 'registration' | 'newPassword'): Promise<SubmitResult> => {
    const asked = await askForCode(digits);
    if ('problem' in asked) return asked;
    dispatch(codeRequired({ phone: digits, purpose, ...asked }));
    return undefined;
  };

  /** The proof did not hold: back to the code step, which says so. Anything else is the form's own. */
  const refusalOf = (error: unknown, names: readonly string[]): SubmitResult => {
    const problem = problemOf(error);
    if (problem.kind !== 'unauthorized') return resultOfProblem(problem, names);
    dispatch(proofRefused('used'));
    return undefined;
  };

  return {
    submitPhone: async ({ phone: digits }: StepValues['phone']): Promise<SubmitResult> => {
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
      if (problem.status === 400) return { fields: { password: t('signIn.passwordWrong') } };
      return resultOfProblem(problem);
    },

    /** A forgotten password (design, decision 15). */
    requestCodeInstead: () => requireCode(flow.phone, 'newPassword'),

    requestCodeAgain: async (): Promise<SubmitResult> => {
      const asked = await askForCode(flow.phone);
      if ('problem' in asked) return asked;
      dispatch(codeSentAgain(asked));
      return undefined;
    },

    submitCode: async ({ code }: StepValues['code']): Promise<SubmitResult> => {
      if (proof?.code === code) {
        dispatch(codeAccepted(proof));
        return undefined;
      }
      const { data, error } = await dispatch(checkCode.initiate({ lang, phone, code }, UNTRACKED));
      if (error !== undefined) return resultOfProblem(problemOf(error), ['code']);
      if (data.is_correct) dispatch(codeAccepted({ code, verificationToken: data.verification_token ?? null }));
      else return { fields: { code: data.code === 'code_ended' ? t('signIn.codeEnded') : t('signIn.codeWrong') } };
      return undefined;
    },

    submitNewPassword: async (values: StepValues['newPassword']): Promise<SubmitResult> => {
      const { password } = values;
      const { data, error } = await dispatch(
        setPassword.initiate({ lang, phone, password, verificationToken }, UNTRACKED),
      );
      return error === undefined ? enter(data) : refusalOf(error, Object.keys(values));
    },

    submitRegistration: async (values: StepValues['registration']): Promise<SubmitResult> => {
      const { gender, birthdate, password } = values;
      if (gender === '') return undefined;
      const names = { first_name: values.first_name.trim(), last_name: values.last_name.trim() };
      const registration = { ...names, username: phone, password, birthdate, gender };
      const { data, error } = await dispatch(register.initiate({ lang, registration, verificationToken }, UNTRACKED));
      if (error !== undefined) return refusalOf(error, Object.keys(values));
      if (data) return enter(data);
      dispatch(proofRefused('wrong'));
      return undefined;
    },
  };
};

export type AuthCalls = ReturnType<typeof useAuthCalls>;
