import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { type ContentValue, emptyValue, type FieldValue } from '#contract/content/fields';
import { moved } from '#desk/common/lib/moved';
import { useDeskDispatch } from '#desk/common/store';
import { registerUndo, type Thunk, toastShown } from '#desk/common/toastSlice';

import { Button } from '#shared/ui/actions/Button';
import { IconButton } from '#shared/ui/actions/IconButton';
import { useContentTexts } from '../../hooks/useContentTexts';
import { useFields } from '../../hooks/useFields';
import { type FieldOf, type FieldWords, nameOf } from '../../lib/contentWords';
import { ITEM_ID, idOf, newItemId } from '../../lib/value';

import styles from './fields.module.css';

export interface GroupFieldProps {
  path: string;
  field: FieldOf<'group'>;
  words: FieldWords | undefined;
  value: FieldValue;
  renderItem: (value: ContentValue, within: string) => ReactNode;
}

export const GroupField = ({ path, field, words, value, renderItem }: GroupFieldProps) => {
  const { t } = useContentTexts();
  const { problemAt, change, alter } = useFields();
  const dispatch = useDeskDispatch();
  const items = (Array.isArray(value) ? value : []) as ContentValue[];
  const item = (typeof words === 'object' && words.item) || nameOf(words);
  const isFixed = field.min === field.max;
  const group = useRef<HTMLFieldSetElement>(null);
  const followed = useRef<{ id: string; way: 'up' | 'down' } | null>(null);
  const move = (from: number, to: number) => {
    followed.current = { id: idOf(items[from], from), way: to < from ? 'up' : 'down' };
    change(path, moved(items, from, to));
  };
  useLayoutEffect(() => {
    if (!followed.current) return;
    const { id, way } = followed.current;
    followed.current = null;
    const ways = [...(group.current?.querySelectorAll<HTMLButtonElement>(`[data-item="${id}"] [data-way]`) ?? [])];
    (
      ways.find(({ disabled, dataset }) => dataset['way'] === way && !disabled) ??
      ways.find(({ disabled }) => !disabled)
    )?.focus();
  });
  const remove = (at: number, name: string) => {
    const gone = items[at];
    const id = idOf(gone, at);
    const before = idOf(items[at - 1], at - 1);
    change(
      path,
      items.filter((_, other) => other !== at),
    );
    if (!gone) return;
    const back = (): Thunk => async () =>
      alter(path, (now) => {
        const list = (Array.isArray(now) ? now : []) as ContentValue[];
        if (list.some((one, place) => idOf(one, place) === id)) return list;
        const after = at === 0 ? -1 : list.findIndex((one, place) => idOf(one, place) === before);
        const place = after < 0 ? Math.min(at, list.length) : after + 1;
        return [...list.slice(0, place), gone, ...list.slice(place)];
      });
    dispatch(toastShown({ tone: 'done', text: t('field.removed', { name }), undo: registerUndo(back) }));
  };
  return (
    <fieldset ref={group} className={styles.group}>
      <legend className={styles.legend}>{nameOf(words)}</legend>
      {items.map((one, at) => {
        const name = t('field.item', { name: item, number: at + 1 });
        const id = idOf(one, at);
        return (
          <div key={id} data-item={id} className={styles.item} role="group" aria-label={name}>
            <div className={styles.itemHead}>
              <span className={styles.itemName}>{name}</span>
              <span className={styles.itemActions}>
                <IconButton
                  icon="chevron"
                  className={styles.up}
                  label={t('field.up', { name })}
                  data-way="up"
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                />
                <IconButton
                  icon="chevron"
                  label={t('field.down', { name })}
                  data-way="down"
                  disabled={at === items.length - 1}
                  onClick={() => move(at, at + 1)}
                />
                {!isFixed && (
                  <IconButton icon="trash" label={t('field.remove', { name })} onClick={() => remove(at, name)} />
                )}
              </span>
            </div>
            {renderItem(one, `${path}.${id}.`)}
          </div>
        );
      })}
      {!isFixed && items.length < field.max && (
        <Button onClick={() => change(path, [...items, { ...emptyValue(field.fields), [ITEM_ID]: newItemId() }])}>
          {t('field.add', { name: item })}
        </Button>
      )}
      <p className={styles.error} aria-live="polite">
        {problemAt(path)}
      </p>
    </fieldset>
  );
};
