import { useCombobox } from 'downshift';
import { type ReactNode, useId, useState } from 'react';
import { useFoundServicesQuery } from '#api/desk/visits';
import { formatMoney } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { classNames } from '#shared/ui/lib/classNames';
import { useDebounced } from '../hooks/useDebounced';
import { useDeskTexts } from '../hooks/useDeskTexts';
import styles from './FindField.module.css';

interface Found {
  id: number;
  name: string;
}

interface FindFieldProps<One extends Found> {
  label: string;
  placeholder: string;
  found: readonly One[] | undefined;
  isFresh: boolean;
  text: string;
  onText: (text: string) => void;
  onChoose: (one: One) => void;
  note: (one: One) => ReactNode;
}

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
    // Ignores Enter while the results belong to an earlier text.
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

interface ServiceFinderProps {
  label: string;
  hasPrices: boolean;
  onChoose: (service: { id: number; name: string }) => void;
}

export const ServiceFinder = ({ label, hasPrices, onChoose }: ServiceFinderProps) => {
  const t = useDeskTexts();
  const lang = useLanguage();
  const [text, setText] = useState('');
  const wanted = text.trim();
  const search = useDebounced(wanted);
  const { data: found, isFetching } = useFoundServicesQuery({ lang, search });
  return (
    <FindField
      label={label}
      placeholder={t('find.service')}
      found={found}
      isFresh={search === wanted && !isFetching}
      text={text}
      onText={setText}
      onChoose={onChoose}
      note={({ price_from: price }) => hasPrices && price && formatMoney(price, lang)}
    />
  );
};
