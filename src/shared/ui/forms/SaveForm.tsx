import { Form, useFormikContext } from 'formik';
import { Fragment, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Draft } from '../../drafts/draft';
import { useStoredDraft } from '../../drafts/useStoredDraft';

import { formatClock } from '../../i18n/formats/dates';
import { useLanguage } from '../../i18n/hooks/useLanguage';
import { useTranslation } from '../../i18n/hooks/useTranslation';
import { Button } from '../actions/Button';
import { Notice } from '../feedback/Notice';
import { ConflictNotice } from './ConflictNotice';
import styles from './SaveForm.module.css';
import { SubmitButton, useMissingFields } from './SubmitButton';

interface EditConflict {
  fields: readonly string[];
  mine: Readonly<Record<string, unknown>>;
}

interface EditConflicts {
  list: readonly EditConflict[];
  stored: Readonly<Record<string, unknown>>;
  show: (fields: readonly string[], values: Readonly<Record<string, unknown>>) => string;
  onSettled: (conflict: EditConflict, isMine: boolean) => void;
}

type Values = Readonly<Record<string, unknown>>;

const isDifferent = (fields: readonly string[], one: Values, other: Values): boolean =>
  fields.some((field) => one[field] !== other[field]);

/**
 * Tracks the server values that a form is based on, and conflicts with newer values (optimistic concurrency).
 * @param opened draft whose `blank` is the server value at the time of opening
 * @param groups names of fields that change together
 */
export const useEditBase = <Edited extends object>(
  opened: Draft<Edited>,
  groups: readonly (readonly (keyof Edited & string)[])[],
) => {
  const [draft, setDraft] = useState(opened);
  const [conflicts, setConflicts] = useState<readonly EditConflict[]>(() => {
    const outdated = opened.outdated();
    const mine: Values = { ...opened.blank, ...opened.read() };
    return groups.filter((fields) => fields.some((field) => field in outdated)).map((fields) => ({ fields, mine }));
  });

  /**
   * Rebases the form on newer server values, which replace fields that the user has not edited. Returns the merged
   * values, or null if no field conflicts.
   */
  const rebase = (stored: Edited, mine: Edited): Edited | null => {
    const [newer, own, before] = [stored, mine, draft.blank] as [Values, Values, Values];
    const changed = groups.filter((fields) => isDifferent(fields, newer, before));
    const untouched = changed.filter((fields) => !isDifferent(fields, own, before)).flat();
    const found = changed.filter((fields) => isDifferent(fields, own, before) && isDifferent(fields, own, newer));
    setDraft(draft.withBlank(stored));
    setConflicts(found.map((fields) => ({ fields, mine: own })));
    if (found.length === 0) return null;
    return { ...mine, ...Object.fromEntries(untouched.map((field) => [field, newer[field]])) };
  };
  const settle = (settled: EditConflict) => setConflicts((now) => now.filter((conflict) => conflict !== settled));
  return { draft, conflicts, rebase, settle };
};

interface ProblemLike {
  kind?: string;
  detail?: string;
  fields?: object;
}

interface SaveFormProps {
  label: string;
  labels: Readonly<Record<string, string>>;
  broken: readonly string[];
  problem: unknown;
  problemText?: string | undefined;
  draft?: Draft<object>;
  conflicts?: EditConflicts;
  children: ReactNode;
}

/**
 * Formik form for stored data. Restores a draft, shows edit conflicts and save errors, and focuses the first rejected
 * field.
 */
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
  const unfinished = useMissingFields(labels, broken);
  useStoredDraft(draft);
  // A form that was remounted after a failed save shows no draft notice.
  const [draftAt] = useState(() =>
    draft && problem === null && Object.keys(draft.read()).length > 0 ? draft.savedAt() : null,
  );
  const [isDiscarded, setDiscarded] = useState(false);
  // A new value remounts fields with their own text state, after their form value was set from outside.
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
  // Focuses the first rejected field. Runs after every render, because the error appears in a later render.
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

  const isUnreachable = kind === 'offline' || kind === 'timeout';
  const detailText = kind === 'rejected' || kind === 'tooMany' || kind === 'unauthorized' ? detail : undefined;
  const text = isUnreachable
    ? t('personal.offline')
    : isFieldRefused
      ? t('personal.checkFields')
      : (detailText ?? t('personal.notSavedText'));
  return (
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
            <Notice tone="danger" title={t(isUnreachable ? 'personal.noAnswer' : 'personal.notSaved')}>
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
