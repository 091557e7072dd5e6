import { useFormikContext } from 'formik';
import { isApiProblem, isServerFault } from '#api/problem';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { SubmitButton, type Unfinished } from '#shared/ui/forms/SubmitButton';
import styles from './AppointmentSection.module.css';
import { isUnreachable, type Sending } from './useSubmitOnce';

export interface AppointmentSubmitProps {
  unfinished?: Unfinished;
  isSending: boolean;
  sending: Sending;
}

const focusOtherForm = (box: HTMLDivElement | null) => box?.querySelector('button')?.focus();

const detailOf = (problem: unknown) =>
  isApiProblem(problem) && (problem.kind === 'rejected' || problem.kind === 'tooMany') ? problem.detail : undefined;

/** Only texts for a missing reply ask the visitor to check the connection. */
const textOf = (problem: unknown) => {
  if (isServerFault(problem)) return 'forms.serverBroken';
  if (!isUnreachable(problem)) return 'forms.notSent';
  return isApiProblem(problem) && problem.code === 'foreign' ? 'forms.errorText' : 'forms.noAnswer';
};

export const AppointmentSubmit = ({ unfinished, isSending, sending }: AppointmentSubmitProps) => {
  const { t } = useTranslation();
  const { submitForm } = useFormikContext();
  const { problem, isWaiting, waitNext } = sending;
  const button = (label: string) => (
    <SubmitButton size="lg" {...(unfinished && { unfinished })} loading={isSending} loadingLabel={t('forms.sending')}>
      {label}
    </SubmitButton>
  );
  if (!problem)
    return (
      <>
        <div role="status" className={styles.status}>
          {isWaiting && <Notice title={t('forms.waitsTitle')}>{t('forms.waitsText')}</Notice>}
        </div>
        {button(t('forms.send'))}
      </>
    );
  const wait = () => {
    waitNext(true);
    void submitForm().then(() => waitNext(false));
  };
  return (
    <div role="alert" ref={focusOtherForm}>
      <Notice
        tone="danger"
        title={t('forms.technik_error')}
        action={
          <span className={styles.ways}>
            {button(t('forms.tryAgain'))}
            {isUnreachable(problem) && (
              <Button size="lg" onClick={wait}>
                {t('forms.sendLater')}
              </Button>
            )}
          </span>
        }
      >
        {detailOf(problem) ?? t(textOf(problem))}
      </Notice>
    </div>
  );
};
