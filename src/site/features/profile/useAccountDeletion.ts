import { useRef } from 'react';
import { deleteAccount } from '#api/generated/security';
import { isApiProblem } from '#api/problem';
import { checkPhone, isUnknownPhone } from '#api/signIn';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useAppDispatch } from '#shared/store/appStore';

/** The password, or the proof of the phone. */
export type DeletionProof = { body: { password?: string }; verificationToken?: string | undefined };

/**
 * Deletes the account of the customer. After a lost answer it first asks whether the account is gone: a second deletion would be
 * refused as a call without a session.
 * @param phone `+998XXXXXXXXX`; null where the server cannot be asked about it
 * @returns resolves once the account is gone, rejects with the problem
 */
export const useAccountDeletion = (phone: string | null): ((proof: DeletionProof) => Promise<void>) => {
  const lang = useLanguage();
  const dispatch = useAppDispatch();
  const isAnswerLost = useRef(false);

  const isGone = async (): Promise<boolean> => {
    if (!isAnswerLost.current || phone === null) return false;
    const { data, error } = await dispatch(checkPhone.initiate({ lang, phone }, { track: false }));
    return data === 'unknown' || (isApiProblem(error) && isUnknownPhone(error));
  };

  return async (proof) => {
    if (await isGone()) return;
    try {
      // Not kept in the store: the secrets are in its arguments.
      await dispatch(deleteAccount.initiate({ lang, ...proof }, { track: false })).unwrap();
    } catch (reason) {
      isAnswerLost.current ||= isApiProblem(reason) && ['offline', 'timeout', 'server'].includes(reason.kind);
      throw reason;
    }
  };
};
