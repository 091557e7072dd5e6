import { Form, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { Draft } from '../../drafts/draft';
import { useKeptDraft } from '../../drafts/hooks/useKeptDraft';
import { useTranslation } from '../../i18n/hooks/useTranslation';
import { Notice } from '../feedback/Notice';
import { useUnfinished } from './hooks/useUnfinished';
import styles from './SaveForm.module.css';
import { SubmitButton } from './SubmitButton';

/** What the form reads of a failed saving, as an ApiProblem has it. */
interface ProblemLike {
  kind?: string;
  detail?: string;
  fields?: object;
}

export interface SaveFormProps {
  label: string;
  /** Each field has one, by its name. */
  labels: Readonly<Record<string, string>>;
  /** Names of those whose values cannot be saved as they are now. */
  broken: readonly string[];
  /** Why the last saving failed; null while there is nothing to say. */
  problem: unknown;
  /** In place of what would be said of the problem. */
  problemText?: string | undefined;
  /** Keeps what is typed until it is saved. */
  draft?: Draft<object>;
  children: ReactNode;
}

/** The form of a screen that saves: its fields, what went wrong, and the button, which waits until everything is valid. */
export const SaveForm = ({ label, labels, broken, problem, problemText, draft, children }: SaveFormProps) => {
  const { t } = useTranslation();
  const { values, isSubmitting, validateForm } = useFormikContext<object>();
  const unfinished = useUnfinished(labels, broken);
  useKeptDraft(draft);
  const form = useRef<HTMLFormElement>(null);
  const { kind, detail, fields } = (problem ?? {}) as ProblemLike;
  const isFieldRefused = Object.keys(fields ?? {}).some((name) => name in values);
  const wantsFocus = useRef(false);
  const showRefused = useEffectEvent(() => {
    wantsFocus.current = isFieldRefused;
    void validateForm();
  });
  useEffect(() => {
    if (problem) showRefused();
  }, [problem]);
  // After every render, since the mistake comes with one of the next; its message is announced by the field itself.
  useEffect(() => {
    const refused = wantsFocus.current && form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!refused) return;
    wantsFocus.current = false;
    refused.focus();
  });

  const isUnreached = kind === 'offline' || kind === 'timeout';
  const said = kind === 'rejected' || kind === 'tooMany' || kind === 'unauthorized' ? detail : undefined;
  const text = isUnreached
    ? t('personal.offline')
    : isFieldRefused
      ? t('personal.checkFields')
      : (said ?? t('personal.notSavedText'));
  return (
    <Form ref={form} className={styles.form} noValidate aria-label={label}>
      {children}
      <div className={styles.foot}>
        {problem !== null && (
          <div role="alert">
            <Notice tone="danger" title={t(isUnreached ? 'personal.noAnswer' : 'personal.notSaved')}>
              {problemText ?? text}
            </Notice>
          </div>
        )}
        <SubmitButton size="lg" unfinished={unfinished} loading={isSubmitting} loadingLabel={t('personal.saving')}>
          {t('personal.save')}
        </SubmitButton>
      </div>
    </Form>
  );
};
