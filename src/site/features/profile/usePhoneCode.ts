import { useState } from 'react';
import { useCheckCodeMutation, useSendCodeMutation } from '#api/codes';
import type { ApiProblem } from '#api/problem';
import { CODE_LENGTH } from '#contract/rules/limits';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { codeRefusal } from '#shared/lib/codeRefusal';

/** What a right code gives; some servers give no token. */
export interface RightCode {
  token: string | undefined;
}

/** A code by SMS: when it was sent or why it was not, what is typed of it, and whether that is right. Phones are `+998XXXXXXXXX`. */
export const usePhoneCode = () => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const [send, { isLoading: isSending }] = useSendCodeMutation();
  const [check, { isLoading: isChecking }] = useCheckCodeMutation();
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [resendAt, setResendAt] = useState(0);
  const [code, setCode] = useState('');
  const [mistake, setMistake] = useState<string | undefined>();

  const typeCode = (typed: string) => {
    setCode(typed.replace(/\D/g, '').slice(0, CODE_LENGTH));
    setMistake(undefined);
  };

  /** Another code: what was wrong with the last one is of no use beside it. */
  const sendCode = async (phone: string): Promise<void> => {
    setMistake(undefined);
    setProblem(null);
    const { data, error } = await send({ lang, phone });
    const refusal = error as ApiProblem | undefined;
    const wait = data ?? refusal?.retryAfter;
    if (wait !== undefined) setResendAt(Date.now() + wait * 1000);
    if (refusal) setProblem(refusal);
  };

  /** The first code of a form that asks for one. */
  const sendFirstCode = (phone: string): Promise<void> => {
    setResendAt(0);
    setCode('');
    return sendCode(phone);
  };

  /** Null when the code is not right, or nobody could tell: `mistake` says it. */
  const checkCode = async (phone: string): Promise<RightCode | null> => {
    const { data, error } = await check({ lang, phone, code });
    if (data?.is_correct) return { token: data.verification_token };
    const { kind, detail } = (error ?? {}) as Partial<ApiProblem>;
    const failed = kind === 'tooMany' && detail ? detail : t('signIn.failed');
    setMistake(error ? failed : codeRefusal(t, data?.code));
    return null;
  };

  return {
    isSending,
    isChecking,
    /** Why no code went out. */
    problem,
    /** When another code may be asked for, in milliseconds since 1970; 0 when none is on its way. */
    resendAt,
    code,
    isWhole: code.length === CODE_LENGTH,
    mistake,
    typeCode,
    sendCode,
    sendFirstCode,
    checkCode,
  };
};

export type PhoneCode = ReturnType<typeof usePhoneCode>;
