import { Form, useFormikContext } from 'formik';
import { Fragment, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Draft } from '../../drafts/draft';
import { useKeptDraft } from '../../drafts/useKeptDraft';

import { formatClock } from '../../i18n/formats/dates';
import { useLanguage } from '../../i18n/hooks/useLanguage';
import { useTranslation } from '../../i18n/hooks/useTranslation';
import { Button } from '../actions/Button';
import { Notice } from '../feedback/Notice';
import { ConflictNotice } from './ConflictNotice';
import styles from './SaveForm.module.css';
import { SubmitButton, useUnfinished } from './SubmitButton';

/** A value of the form and another one that was stored meanwhile. */
interface EditConflict {
  /** Names of the fields, which change together. */
  fields: readonly string[];
  /** The value in the form. */
  mine: Readonly<Record<string, unknown>>;
}

/** Conflicts that the customer must decide before the form can be saved. */
interface EditConflicts {
  list: readonly EditConflict[];
  /** The values that are stored by now. */
  stored: Readonly<Record<string, unknown>>;
  /** A value as people read it. */
  show: (fields: readonly string[], values: Readonly<Record<string, unknown>>) => string;
  onSettled: (conflict: EditConflict, isMine: boolean) => void;
}

type Values = Readonly<Record<string, unknown>>;

const isDifferent = (fields: readonly string[], one: Values, other: Values): boolean =>
  fields.some((field) => one[field] !== other[field]);

/**
 * The stored values that a form is based on, and its conflicts with newer ones: of an older draft, and of a saving that was refused.
 * @param opened its blank is what was stored when the form opened
 * @param groups names of the fields, those together that change together
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

  /** Takes newer values over where the form has none of its own. Returns the values of the form; null where nothing is in conflict. */
  const rebase = (stored: Edited, mine: Edited): Edited | null => {
    const [newer, own, before] = [stored, mine, draft.blank] as [Values, Values, Values];
    const changed = groups.filter((fields) => isDifferent(fields, newer, before));
    const untouched = changed.filter((fields) => !isDifferent(fields, own, before)).flat();
    const found = changed.filter((fields) => isDifferent(fields, own, before) && isDifferent(fields, own, newer));
    setDraft(draft.over(stored));
    setConflicts(found.map((fields) => ({ fields, mine: own })));
    if (found.length === 0) return null;
    return { ...mine, ...Object.fromEntries(untouched.map((field) => [field, newer[field]])) };
  };
  const settle = (settled: EditConflict) => setConflicts((now) => now.filter((conflict) => conflict !== settled));
  return { draft, conflicts, rebase, settle };
};

/** What the form reads of a failed saving, as an ApiProblem has it. */
interface ProblemLike {
  kind?: string;
  detail?: string;
  fields?: object;
}

interface SaveFormProps {
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
