import { sendCode } from '#api/endpoints/codes';
import type { ApiProblem } from '#api/problem';
import { CODE_RESEND_SECONDS } from '#contract/rules/limits';
import { phoneForWire } from '#contract/rules/phone';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useAppDispatch } from '#shared/store/appStore';
import { problemOf } from '../lib/submitResult';

/** Longer waits are those of the day's limits: then there is no code to wait for on the code step. */
const LONGEST_WAIT_SECONDS = 600;

export interface CodeRequest {
  /** When another code may be asked for, in milliseconds since the epoch. */
  resendAt: number;
  /** None was sent now: one was sent a moment ago and may still be good (docs/spec/decisions.md#unknown-phone). */
  isEarlier: boolean;
}

const inSeconds = (seconds: number) => Date.now() + seconds * 1000;

/** A 2xx says that the code is on its way, whatever the reply holds. */
const isSentAllTheSame = ({ code, status = 0 }: ApiProblem) => code === 'unreadable' && status < 300;

/** Asks for a code by SMS, once. */
export const useRequestCode = () => {
  const dispatch = useAppDispatch();
  const lang = useLanguage();
  return async (phone: string): Promise<CodeRequest | { problem: ApiProblem }> => {
    const { data, error } = await dispatch(sendCode.initiate({ lang, phone: phoneForWire(phone) }, { track: false }));
    if (error === undefined) return { resendAt: inSeconds(data), isEarlier: false };
    const problem = problemOf(error);
    if (isSentAllTheSame(problem)) return { resendAt: inSeconds(CODE_RESEND_SECONDS), isEarlier: false };
    const { kind, retryAfter = CODE_RESEND_SECONDS } = problem;
    if (kind !== 'tooMany' || retryAfter > LONGEST_WAIT_SECONDS) return { problem };
    return { resendAt: inSeconds(retryAfter), isEarlier: true };
  };
};
