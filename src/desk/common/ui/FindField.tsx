import { useCombobox } from 'downshift';
import { type ReactNode, useId, useState } from 'react';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { classNames } from '#shared/ui/lib/classNames';
import { useDeskTexts } from '../hooks/useDeskTexts';
import styles from './FindField.module.css';

interface Found {
  id: number;
  name: string;
}

export interface FindFieldProps<One extends Found> {
  label: string;
  placeholder: string;
  /** What is found for the text, or was for the one before it. */
  found: readonly One[] | undefined;
  /** It is what this text finds. */
  isFresh: boolean;
  text: string;
  onText: (text: string) => void;
  onChoose: (one: One) => void;
  /** What stands beside its name. */
  note: (one: One) => ReactNode;
}

/** Finds something by a few letters; it is taken by press or Enter, and the field is free for the next. */
export const FindField = <One extends Found>(props: FindFieldProps<One>) => {
  const { label, placeholder, found = [], isFresh, text, onText, onChoose, note } = props;
  const t = useDeskTexts();
  const id = useId();
  const [isAsked, setAsked] = useState(false);
  const combobox = useCombobox<One>({
    items: [...found],
    inputId: id,
    labelId: `${id}label`,
    itemToString: (one) => one?.name ?? '',
    itemToKey: (one) => one?.id,
    selectedItem: null,
    inputValue: text,
    defaultHighlightedIndex: 0,
    // Whoever types fast and presses Enter means what they have typed.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputKeyDownEnter && !isFresh ? state : changes,
    onIsOpenChange: ({ isOpen }) => setAsked(isOpen),
    onStateChange: ({ type, selectedItem }) => {
      const { ItemClick, InputKeyDownEnter } = useCombobox.stateChangeTypes;
      if ((type !== ItemClick && type !== InputKeyDownEnter) || !selectedItem) return;
      onText('');
      onChoose(selectedItem);
    },
  });
  const isEmpty = isAsked && isFresh && props.found !== undefined && found.length === 0;
  return (
    <FieldFrame id={id} label={label} optional>
      {(control) => (
        <div className={styles.find}>
          <input
            {...combobox.getInputProps({
              ...control,
              className: classNames(control.className, styles.input),
              placeholder,
              autoComplete: 'off',
              maxLength: 100,
              onChange: (event) => onText(event.currentTarget.value),
            })}
          />
          <ul {...combobox.getMenuProps({ className: styles.menu, hidden: !combobox.isOpen || found.length === 0 })}>
            {combobox.isOpen &&
              found.map((one, index) => (
                <li
                  key={one.id}
                  {...combobox.getItemProps({
                    item: one,
                    index,
                    className: classNames(styles.option, combobox.highlightedIndex === index && styles.highlighted),
                  })}
                >
                  <span className={styles.name}>{one.name}</span>
                  <span className={styles.note}>{note(one)}</span>
                </li>
              ))}
          </ul>
          {isEmpty && (
            <p className={classNames(styles.menu, styles.none)} role="status">
              {t('find.nothing')}
            </p>
          )}
        </div>
      )}
    </FieldFrame>
  );
};
