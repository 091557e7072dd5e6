import { isApiProblem } from '../../../api/problem';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import { Button } from '../../../shared/ui/Button';
import { Notice } from '../../../shared/ui/Notice';

export interface AppointmentSubmitProps {
  isValid: boolean;
  isSending: boolean;
  problem: unknown;
}

/** The pressed button goes when the box takes its place, and the focus would go with it. */
const focusTheOther = (box: HTMLDivElement | null) => box?.querySelector('button')?.focus();

/** The send button; after a failure the technical-error box in its place, with the way to try again. */
export const AppointmentSubmit = ({ isValid, isSending, problem }: AppointmentSubmitProps) => {
  const { t } = useTranslation();
  const button = (label: string) => (
    <Button
      type="submit"
      size="lg"
      variant="primary"
      disabled={!isValid && !isSending}
      loading={isSending}
      loadingLabel={t('forms.sending')}
    >
      {label}
    </Button>
  );
  if (!problem) return button(t('forms.send'));
  const detail =
    isApiProblem(problem) && (problem.kind === 'rejected' || problem.kind === 'tooMany') ? problem.detail : undefined;
  return (
    <div role="alert" ref={focusTheOther}>
      <Notice tone="danger" title={t('forms.technik_error')} action={button(t('forms.tryAgain'))}>
        {detail ?? t('forms.errorText')}
      </Notice>
    </div>
  );
};
