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
  /** It names the value in the Formik form, the chosen id or 0 for none. */
  name: string;
  label: string;
  options: readonly Option[];
  placeholder?: string;
  /** Advice beside 'no information' when nothing fits what is typed. */
  noneHint?: string;
  hint?: string | undefined;
  disabled?: boolean;
  optional?: boolean;
  /** Text typed before this field was alive. */
  typedText?: string;
  onChoose?: (id: number) => void;
}

/**
 * A list with type-to-filter (docs/spec/forms.md#brand-and-model): contains, in any case and either script; nothing typed shows all. What is
 * on the screen is what counts: a text that is no option is not a choice.
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
  // Null until something is typed or chosen here: a value that was there before shows its name once the list has come.
  const [ownText, setText] = useState<string | null>(null);
  const text = ownText ?? chosen?.name ?? typedText;
  // A name that was typed and not picked goes on filtering, or the keyboard would pick from the whole list.
  const [isTyped, setTyped] = useState(false);
  const shown = matchingOptions(options, !isTyped && chosen?.name === text ? '' : text);
  const choose = (option: Option | null) => {
    if ((option?.id ?? 0) === field.value) return;
    void helpers.setValue(option?.id ?? 0);
    onChoose?.(option?.id ?? 0);
  };

  /** A whole name in another spelling is as good as a pick. */
  const leave = () => {
    const spelled = field.value === 0 ? spelledOption(options, text) : null;
    setTyped(spelled === null && field.value === 0);
    if (!spelled) return;
    setText(spelled.name);
    choose(spelled);
  };

  // A name typed before the list was there (a slow line) is chosen when the list comes.
  const fitting = field.value === 0 && text !== '' ? matchOption(options, text) : null;
  useEffect(() => {
    if (fitting) choose(fitting);
    // Only when there is another option that fits.
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
      // What is typed has been taken by onChange already; downshift reports it later, and would take back a fast typist's next letter.
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
