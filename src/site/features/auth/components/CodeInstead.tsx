import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import type { SubmitResult } from '../lib/submitResult';
import { AskForCode } from './AskForCode';

/** Whoever forgot the password has no other way back in: a code by SMS, then a new one (docs/spec/decisions.md#forgotten-password). */
export const CodeInstead = ({ onAsk }: { onAsk: () => Promise<SubmitResult> }) => {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('signIn.forgotten')}</p>
      <AskForCode label={t('signIn.codeInstead')} onAsk={onAsk} />
    </>
  );
};
