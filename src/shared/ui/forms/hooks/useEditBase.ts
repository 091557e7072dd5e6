import { useState } from 'react';
import type { Draft } from '#shared/drafts/draft';

/** A value of the form and another one that was stored meanwhile. */
export interface EditConflict {
  /** Names of the fields, which change together. */
  fields: readonly string[];
  /** The value in the form. */
  mine: Readonly<Record<string, unknown>>;
}

/** Conflicts that the customer must decide before the form can be saved. */
export interface EditConflicts {
  list: readonly EditConflict[];
  /** The values that are stored by now. */
  stored: Readonly<Record<string, unknown>>;
  /** A value as people read it. */
  show: (fields: readonly string[], values: Readonly<Record<string, unknown>>) => string;
  onSettled: (conflict: EditConflict, isMine: boolean) => void;
}

type Values = Readonly<Record<string, unknown>>;

export const isDifferent = (fields: readonly string[], one: Values, other: Values): boolean =>
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
