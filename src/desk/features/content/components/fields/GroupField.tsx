import type { MouseEvent, ReactNode } from 'react';
import { type ContentValue, emptyValue, type FieldValue } from '../../../../../../contract/content/fields';
import { Button } from '../../../../../shared/ui/actions/Button';
import { IconButton } from '../../../../../shared/ui/actions/IconButton';
import { moved } from '../../../../common/lib/moved';
import { useContentTexts } from '../../hooks/useContentTexts';
import { useFields } from '../../hooks/useFields';
import type { FieldOf } from '../../lib/columns';
import { type FieldWords, nameOf } from '../../lib/names';
import styles from './fields.module.css';

export interface GroupFieldProps {
  path: string;
  field: FieldOf<'group'>;
  words: FieldWords | undefined;
  value: FieldValue;
  /** The fields of one of them. */
  renderItem: (value: ContentValue, within: string) => ReactNode;
}

/** Several of the same: parts of an article, cars that a part fits. */
export const GroupField = ({ path, field, words, value, renderItem }: GroupFieldProps) => {
  const { t } = useContentTexts();
  const { problemAt, change } = useFields();
  const items = (Array.isArray(value) ? value : []) as ContentValue[];
  const item = (typeof words === 'object' && words.item) || nameOf(words);
  const isFixed = field.min === field.max;
  /** The focus goes along, to the other way where there is no further. */
  const move = (from: number, to: number, { currentTarget }: MouseEvent) => {
    change(path, moved(items, from, to));
    const places = currentTarget.closest('fieldset')?.querySelectorAll(':scope > [role="group"]');
    const ways = [...(places?.[to]?.querySelectorAll<HTMLButtonElement>('[data-way]') ?? [])];
    const way = to < from ? 'up' : 'down';
    (
      ways.find(({ disabled, dataset }) => dataset['way'] === way && !disabled) ??
      ways.find(({ disabled }) => !disabled)
    )?.focus();
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{nameOf(words)}</legend>
      {items.map((one, at) => {
        const name = t('field.item', { name: item, number: at + 1 });
        return (
          // oxlint-disable-next-line react/no-array-index-key -- they have no names but their places
          <div key={at} className={styles.item} role="group" aria-label={name}>
            <div className={styles.itemHead}>
              <span className={styles.itemName}>{name}</span>
              <span className={styles.itemActions}>
                <IconButton
                  icon="chevron"
                  className={styles.up}
                  label={t('field.up', { name })}
                  data-way="up"
                  disabled={at === 0}
                  onClick={(event) => move(at, at - 1, event)}
                />
                <IconButton
                  icon="chevron"
                  label={t('field.down', { name })}
                  data-way="down"
                  disabled={at === items.length - 1}
                  onClick={(event) => move(at, at + 1, event)}
                />
                {!isFixed && (
                  <IconButton
                    icon="trash"
                    label={t('field.remove', { name })}
                    onClick={() =>
                      change(
                        path,
                        items.filter((_, other) => other !== at),
                      )
                    }
                  />
                )}
              </span>
            </div>
            {renderItem(one, `${path}.${at}.`)}
          </div>
        );
      })}
      {!isFixed && items.length < field.max && (
        <Button onClick={() => change(path, [...items, emptyValue(field.fields)])}>
          {t('field.add', { name: item })}
        </Button>
      )}
      <p className={styles.error} aria-live="polite">
        {problemAt(path)}
      </p>
    </fieldset>
  );
};
