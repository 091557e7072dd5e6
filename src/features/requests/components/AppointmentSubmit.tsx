import { isApiProblem } from '../../../api/problem';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import { Notice } from '../../../shared/ui/Notice';
import { SubmitButton } from '../../../shared/ui/SubmitButton';
import type { Unfinished } from '../../../shared/ui/useUnfinished';

export interface AppointmentSubmitProps {
  /** What a form waits for that cannot be sent before. */
  unfinished?: Unfinished;
  isSending: boolean;
  problem: unknown;
}

/** The pressed button goes when the box takes its place, and the focus would go with it. */
const focusTheOther = (box: HTMLDivElement | null) => box?.querySelector('button')?.focus();

/** The send button; after a failure the technical-error box in its place, with the way to try again. */
export const AppointmentSubmit = ({ unfinished, isSending, problem }: AppointmentSubmitProps) => {
  const { t } = useTranslation();
  const button = (label: string) => (
    <SubmitButton size="lg" {...(unfinished && { unfinished })} loading={isSending} loadingLabel={t('forms.sending')}>
      {label}
    </SubmitButton>
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
