import { Form, useFormikContext } from 'formik';
import { Fragment, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Draft } from '../../drafts/draft';
import { useKeptDraft } from '../../drafts/hooks/useKeptDraft';
import { formatClock } from '../../i18n/formats/clock';
import { useLanguage } from '../../i18n/hooks/useLanguage';
import { useTranslation } from '../../i18n/hooks/useTranslation';
import { Button } from '../actions/Button';
import { Notice } from '../feedback/Notice';
import { ConflictNotice } from './ConflictNotice';
import { type EditConflict, type EditConflicts, isDifferent } from './hooks/useEditBase';
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
  /** Values that were changed elsewhere meanwhile: nothing is saved until the customer has chosen. */
  conflicts?: EditConflicts;
  children: ReactNode;
}

/** The form of a screen that saves: its fields, what went wrong, and the button, which waits until everything is valid. */
export const SaveForm = ({
  label,
  labels,
  broken,
  problem,
  problemText,
  draft,
  conflicts,
  children,
}: SaveFormProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { values, isSubmitting, validateForm, setValues, resetForm } = useFormikContext<Record<string, unknown>>();
  const unfinished = useUnfinished(labels, broken);
  useKeptDraft(draft);
  // A form that came back with its problem is no draft.
  const [draftAt] = useState(() =>
    draft && problem === null && Object.keys(draft.read()).length > 0 ? draft.keptAt() : null,
  );
  const [isDiscarded, setDiscarded] = useState(false);
  // Fields that keep a text of their own start again with a value that was not typed into them.
  const [edition, setEdition] = useState(0);
  const open = conflicts?.list.filter(({ fields, mine }) => !isDifferent(fields, values, mine)) ?? [];
  const labelOf = ({ fields }: EditConflict) => labels[fields.at(-1) ?? ''] ?? '';
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

  const settle = (conflict: EditConflict, isMine: boolean) => {
    if (!isMine) {
      const taken = conflict.fields.map((field) => [field, conflicts?.stored[field]]);
      void setValues({ ...values, ...Object.fromEntries(taken) });
      setEdition((last) => last + 1);
    }
    conflicts?.onSettled(conflict, isMine);
    form.current?.focus();
  };
  const discard = () => {
    if (!draft) return;
    draft.forget();
    setDiscarded(true);
    resetForm({ values: { ...draft.blank } });
    setEdition((last) => last + 1);
    form.current?.focus();
  };

  const isUnreached = kind === 'offline' || kind === 'timeout';
  const said = kind === 'rejected' || kind === 'tooMany' || kind === 'unauthorized' ? detail : undefined;
  const text = isUnreached
    ? t('personal.offline')
    : isFieldRefused
      ? t('personal.checkFields')
      : (said ?? t('personal.notSavedText'));
  return (
    // It takes the focus of a button that is gone once it was pressed.
    <Form ref={form} className={styles.form} noValidate aria-label={label} tabIndex={-1}>
      {draftAt !== null && !isDiscarded && (
        <div className={styles.foot} role="status">
          <Notice
            action={
              <Button variant="quiet" onClick={discard}>
                {t('personal.draftDiscard')}
              </Button>
            }
          >
            {t('personal.draftFrom', { when: formatClock(draftAt, lang) })}
          </Notice>
        </div>
      )}
      <Fragment key={edition}>{children}</Fragment>
      <div className={styles.foot}>
        {conflicts && (
          <ConflictNotice
            rows={open.map((conflict) => ({
              label: labelOf(conflict),
              stored: conflicts.show(conflict.fields, conflicts.stored),
              mine: conflicts.show(conflict.fields, conflict.mine),
              onStored: () => settle(conflict, false),
              onMine: () => settle(conflict, true),
            }))}
          />
        )}
        {problem !== null && (
          <div role="alert">
            <Notice tone="danger" title={t(isUnreached ? 'personal.noAnswer' : 'personal.notSaved')}>
              {problemText ?? text}
            </Notice>
          </div>
        )}
        <SubmitButton
          size="lg"
          unfinished={{ ...unfinished, toCheck: [...unfinished.toCheck, ...open.map(labelOf)] }}
          loading={isSubmitting}
          loadingLabel={t('personal.saving')}
        >
          {t('personal.save')}
        </SubmitButton>
      </div>
    </Form>
  );
};
