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
 * Filterable list (docs/spec/forms.md#brand-and-model): matches by contains, in any case and script. Text that equals
 * no option is not a choice.
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
  // Null until the user types or chooses. The initial value gets its name once options load.
  const [ownText, setText] = useState<string | null>(null);
  const text = ownText ?? chosen?.name ?? typedText;
  // Text without a choice keeps filtering. Otherwise the keyboard would select from the whole list.
  const [isTyped, setTyped] = useState(false);
  const shown = matchingOptions(options, !isTyped && chosen?.name === text ? '' : text);
  const choose = (option: Option | null) => {
    if ((option?.id ?? 0) === field.value) return;
    void helpers.setValue(option?.id ?? 0);
    onChoose?.(option?.id ?? 0);
  };

  /** Selects an option on blur if the text is its whole name in another spelling. */
  const leave = () => {
    const spelled = field.value === 0 ? spelledOption(options, text) : null;
    setTyped(spelled === null && field.value === 0);
    if (!spelled) return;
    setText(spelled.name);
    choose(spelled);
  };

  // Selects the option once the list has loaded, for a name typed earlier on a slow connection.
  const fitting = field.value === 0 && text !== '' ? matchOption(options, text) : null;
  useEffect(() => {
    if (fitting) choose(fitting);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [fitting?.id]);

  const combobox = useCombobox<Option>({
    items: shown,
    inputId: id,
    labelId: `${id}label`,
    itemToString: (option) => option?.name ?? '',
    itemToKey: (option) => option?.id,
    selectedItem: chosen,
    inputValue: text,
    stateReducer: (state, { type, changes }) => {
      if (type === useCombobox.stateChangeTypes.ControlledPropUpdatedSelectedItem) return state;
      const [only, ...others] = shown;
      const isOnly = isTyped && only !== undefined && others.length === 0 && state.highlightedIndex < 0;
      return isOnly && type === useCombobox.stateChangeTypes.InputKeyDownEnter
        ? { ...changes, selectedItem: only, inputValue: only.name }
        : changes;
    },
    onStateChange: ({ type, inputValue, selectedItem }) => {
      if (type === useCombobox.stateChangeTypes.ControlledPropUpdatedSelectedItem) return;
      // onChange has handled the input already. Downshift reports late and would revert the next letter.
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
                leave();
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
              shown.map((option, index) => (
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
          {combobox.isOpen && shown.length === 0 && (
            <p className={classNames(styles.menu, styles.none)} role="status">
              {noneHint ? `${t('common.noInfo')}. ${noneHint}` : t('common.noInfo')}
            </p>
          )}
        </div>
      )}
    </FieldFrame>
  );
};
