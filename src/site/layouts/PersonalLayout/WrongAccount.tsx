import { Head } from '#shared/head/Head';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { ScreenHeader } from '#shared/ui/layout/ScreenHeader';

/** In place of every screen when the stored user id is not the session's: nothing comes with it, however often it is asked for. */
export const WrongAccount = ({ onSignIn }: { onSignIn: () => void }) => {
  const { t } = useTranslation();
  return (
    <>
      <Head noindex title={t('header.account')} />
      <ScreenHeader title={t('header.account')} />
      <div role="alert">
        <Notice
          tone="danger"
          title={t('personal.wrongAccountTitle')}
          action={
            <Button variant="primary" onClick={onSignIn}>
              {t('personal.signInAgain')}
            </Button>
          }
        >
          {t('personal.wrongAccountText')}
        </Notice>
      </div>
    </>
  );
};
