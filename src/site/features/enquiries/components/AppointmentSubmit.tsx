import { isApiProblem } from '../../../../api/problem';
import { useTranslation } from '../../../../shared/i18n/hooks/useTranslation';
import { Notice } from '../../../../shared/ui/feedback/Notice';
import type { Unfinished } from '../../../../shared/ui/forms/hooks/useUnfinished';
import { SubmitButton } from '../../../../shared/ui/forms/SubmitButton';

export interface AppointmentSubmitProps {
  /** What a form waits for that cannot be sent before. */
  unfinished?: Unfinished;
  isSending: boolean;
  problem: unknown;
}

/** The pressed button goes when the box takes its place, and the focus would go with it. */
const focusTheOther = (box: HTMLDivElement | null) => box?.querySelector('button')?.focus();

const detailOf = (problem: unknown) =>
  isApiProblem(problem) && (problem.kind === 'rejected' || problem.kind === 'tooMany') ? problem.detail : undefined;

/** Nobody of ours has said what came of it: it may have arrived, whatever lost the answer. */
const isUnanswered = (problem: unknown) => {
  if (!isApiProblem(problem) || problem.code === 'foreign') return false;
  const { kind, code = 'unreadable' } = problem;
  return kind === 'offline' || kind === 'timeout' || (kind === 'server' && code === 'unreadable');
};

/** The send button; after a failure the technical-error box in its place, with the way to try again. */
export const AppointmentSubmit = ({ unfinished, isSending, problem }: AppointmentSubmitProps) => {
  const { t } = useTranslation();
  const button = (label: string) => (
    <SubmitButton size="lg" {...(unfinished && { unfinished })} loading={isSending} loadingLabel={t('forms.sending')}>
      {label}
    </SubmitButton>
  );
  if (!problem) return button(t('forms.send'));
  return (
    <div role="alert" ref={focusTheOther}>
      <Notice tone="danger" title={t('forms.technik_error')} action={button(t('forms.tryAgain'))}>
        {detailOf(problem) ?? t(isUnanswered(problem) ? 'forms.noAnswer' : 'forms.errorText')}
      </Notice>
    </div>
  );
};
