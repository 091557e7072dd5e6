import { useRobotCheck } from '#api/codes';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { phoneInSentence } from '#shared/ui/forms/phoneMask';
import type { PhoneCode } from './usePhoneCode';

export interface CodeStatusProps {
  phone: string;
  sms: PhoneCode;
  /** Takes the place of the rest once no code is asked for any more. */
  proven?: string | null;
}

/** Where the code is: on its way, sent, or sent earlier. */
export const CodeStatus = ({ phone, sms: { isSending, problem }, proven }: CodeStatusProps) => {
  const { t } = useTranslation();
  const isRobotCheck = useRobotCheck();
  const number = phoneInSentence(phone);
  // Too soon for another code: an earlier one may still be good.
  const isTooSoon = problem?.retryAfter !== undefined;
  const lead = isTooSoon ? t('personal.codeEarlier', { phone: number }) : t('signIn.codeLead', { phone: number });
  const sending = isRobotCheck ? t('signIn.notRobot') : t('personal.sendingCode', { phone: number });
  const sent = isSending ? sending : (!problem || isTooSoon) && lead;
  return <p role="status">{proven ?? sent}</p>;
};
