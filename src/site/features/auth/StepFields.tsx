import { useFormikContext } from 'formik';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRobotCheck } from '#api/codes';
import type { ApiProblem } from '#api/problem';
import { type Draft } from '#shared/drafts/draft';
import { useStoredDraft } from '#shared/drafts/useStoredDraft';

import { useSecondsLeft } from '#shared/hooks/useSecondsLeft';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { SubmitButton, useMissingFields } from '#shared/ui/forms/SubmitButton';

import { useAttempts } from './AttemptContext';
import styles from './StepForm.module.css';
import { StepProblem } from './StepProblem';

export interface StepFieldsProps<Values> {
  problem: ApiProblem | null;
  labels: Readonly<Record<keyof Values & string, string>>;
  brokenIn: (values: Values) => string[];
  onDraft: (values: Values) => void;
  draft?: Draft<object> | undefined;
  takesFocus: boolean;
  submit: string;
  submitting: string;
  onBack: (() => void) | undefined;
  children: ReactNode;
}

export const StepFields = <Values extends object>(props: StepFieldsProps<Values>) => {
  const { problem, labels, brokenIn, onDraft, draft: kept, takesFocus, submit, submitting, onBack, children } = props;
  const { t } = useTranslation();
  const { values, isSubmitting, isValid: hasNoErrors, submitCount, validateForm } = useFormikContext<Values>();
  const isRobotCheck = useRobotCheck();
  useStoredDraft(kept);
  // Ignores errors of the server: a rejected value may be submitted again.
  const unfinished = useMissingFields<Values>(labels, brokenIn(values));
  const fields = useRef<HTMLDivElement>(null);
  const [waitUntil, setWaitUntil] = useState(0);
  const [known, setKnown] = useState(problem);
  if (known !== problem) {
    setKnown(problem);
    setWaitUntil(problem?.kind === 'tooMany' ? Date.now() + (problem.retryAfter ?? 0) * 1000 : 0);
  }
  const wait = useSecondsLeft(waitUntil);

  const draft = useEffectEvent(onDraft);
  useEffect(() => draft(values), [values]);
  useEffect(() => {
    if (takesFocus) fields.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- only when the step is mounted
  }, []);
  const { latest } = useAttempts();
  const revalidate = useEffectEvent(() => void validateForm());
  useEffect(() => {
    if (latest > 0) revalidate();
  }, [latest]);
  const focusFirstMistake = useEffectEvent(() => {
    if (!hasNoErrors) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focusFirstMistake();
  }, [submitCount, isSubmitting]);

  return (
    <>
      <div className={styles.fields} ref={fields}>
        {children}
      </div>
      <StepProblem problem={problem} wait={wait} />
      <div className={styles.buttons}>
        <SubmitButton
          size="lg"
          block
          unfinished={unfinished}
          disabled={wait > 0}
          loading={isSubmitting}
          loadingLabel={isRobotCheck ? t('signIn.notRobot') : submitting}
        >
          {submit}
        </SubmitButton>
        {onBack && (
          <Button variant="quiet" block onClick={onBack}>
            {t('signIn.back')}
          </Button>
        )}
      </div>
    </>
  );
};
