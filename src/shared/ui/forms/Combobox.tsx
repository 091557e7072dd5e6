import { useCombobox } from 'downshift';
import { useField } from 'formik';
import { type ChangeEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from '../../i18n/hooks/useTranslation';
import { classNames } from '../lib/classNames';
import { Icon } from '../media/Icon';
import styles from './Combobox.module.css';
import { matchingOptions, matchOption, type Option, spelledOption } from './comboboxOptions';
import { FieldFrame } from './FieldFrame';
import { useAfterPress } from './useAfterPress';

export interface ComboboxProps {
  name: string;
  label: string;
  options: readonly Option[];
  placeholder?: string;
  noneHint?: string;
  hint?: string | undefined;
  disabled?: boolean;
  optional?: boolean;
  typedText?: string;
  onChoose?: (id: number) => void;
}

/**
 * Filters its options by substring, in any case and script (docs/spec/forms.md#brand-and-model). Text that is not the
 * name of an option selects nothing.
 */
export const Combobox = ({
  name,
  label,
  options,
  placeholder,
  noneHint,
  hint,
  disabled = false,
  optional = false,
  typedText = '',
  onChoose,
}: ComboboxProps) => {
  const { t } = useTranslation();
  const id = useId();
  const [field, meta, helpers] = useField<number>(name);
  const chosen = options.find((option) => option.id === field.value) ?? null;
  // Null until the user types or selects an option. Until then the name of the form value or `typedText` is shown.
  const [ownText, setText] = useState<string | null>(null);
  const text = ownText ?? chosen?.name ?? typedText;
  // Typed text without a selection keeps filtering: otherwise arrow keys would select from the whole list.
  const [isTyped, setTyped] = useState(false);
  const matches = matchingOptions(options, !isTyped && chosen?.name === text ? '' : text);
  const choose = (option: Option | null) => {
    if ((option?.id ?? 0) === field.value) return;
    void helpers.setValue(option?.id ?? 0);
    onChoose?.(option?.id ?? 0);
  };

  const selectOnBlur = () => {
    const spelled = field.value === 0 ? spelledOption(options, text) : null;
    setTyped(spelled === null && field.value === 0);
    if (!spelled) return;
    setText(spelled.name);
    choose(spelled);
  };

  // Selects the option whose name was typed before the list had loaded.
  const lateMatch = field.value === 0 && text !== '' ? matchOption(options, text) : null;
  useEffect(() => {
    if (lateMatch) choose(lateMatch);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [lateMatch?.id]);

  const combobox = useCombobox<Option>({
    items: matches,
    inputId: id,
    labelId: `${id}label`,
    itemToString: (option) => option?.name ?? '',
    itemToKey: (option) => option?.id,
    selectedItem: chosen,
    inputValue: text,
    stateReducer: (state, { type, changes }) => {
      if (type === useCombobox.stateChangeTypes.ControlledPropUpdatedSelectedItem) return state;
      const [only, ...others] = matches;
      const isOnly = isTyped && only !== undefined && others.length === 0 && state.highlightedIndex < 0;
      return isOnly && type === useCombobox.stateChangeTypes.InputKeyDownEnter
        ? { ...changes, selectedItem: only, inputValue: only.name }
        : changes;
    },
    onStateChange: ({ type, inputValue, selectedItem }) => {
      if (type === useCombobox.stateChangeTypes.ControlledPropUpdatedSelectedItem) return;
      // `onChange` has already handled the input. Downshift reports it later and would revert the next letter.
      if (inputValue !== undefined && type !== useCombobox.stateChangeTypes.InputChange) setText(inputValue);
      if (selectedItem !== undefined) setTyped(false);
      if (type === useCombobox.stateChangeTypes.InputChange) choose(matchOption(options, inputValue ?? ''));
      else if (selectedItem !== undefined) choose(selectedItem);
    },
  });

  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      optional={optional}
      error={useAfterPress(meta.touched && !disabled ? meta.error : undefined)}
    >
      {(control) => (
        <div className={styles.combobox}>
          <input
            {...combobox.getInputProps({
              ...control,
              className: classNames(control.className, styles.input),
              name,
              placeholder,
              disabled,
              autoComplete: 'off',
              onBlur: () => {
                selectOnBlur();
                void helpers.setTouched(true);
              },
              onChange: (event: ChangeEvent<HTMLInputElement>) => {
                setTyped(true);
                setText(event.currentTarget.value);
              },
            })}
          />
          <button
            {...combobox.getToggleButtonProps({ disabled })}
            type="button"
            className={styles.toggle}
            aria-label={t('forms.showList', { label })}
          >
            <Icon name="chevron" size={20} />
          </button>
          <ul {...combobox.getMenuProps({ className: styles.menu, hidden: !combobox.isOpen })}>
            {combobox.isOpen &&
              matches.map((option, index) => (
                <li
                  key={option.id}
                  {...combobox.getItemProps({
                    item: option,
                    index,
                    className: classNames(styles.option, combobox.highlightedIndex === index && styles.highlighted),
                  })}
                >
                  <span>{option.name}</span>
                  {option.id === field.value && <Icon name="check" size={18} />}
                </li>
              ))}
          </ul>
          {combobox.isOpen && matches.length === 0 && (
            <p className={classNames(styles.menu, styles.none)} role="status">
              {noneHint ? `${t('common.noInfo')}. ${noneHint}` : t('common.noInfo')}
            </p>
          )}
        </div>
      )}
    </FieldFrame>
  );
};
