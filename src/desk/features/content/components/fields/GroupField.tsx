import type { ReactNode } from 'react';
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
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{nameOf(words)}</legend>
      {items.map((one, at) => {
        const name = t('field.item', { name: item, number: at + 1 });
        return (
          // oxlint-disable-next-line react/no-array-index-key -- they have no names but their places
          <div key={at} className={styles.item} role="group" aria-label={name}>
            <div className={styles.itemHead}>
              <span className={styles.legend}>{name}</span>
              <span className={styles.itemActions}>
                <IconButton
                  icon="chevron"
                  className={styles.up}
                  label={t('field.up', { name })}
                  disabled={at === 0}
                  onClick={() => change(path, moved(items, at, at - 1))}
                />
                <IconButton
                  icon="chevron"
                  label={t('field.down', { name })}
                  disabled={at === items.length - 1}
                  onClick={() => change(path, moved(items, at, at + 1))}
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
