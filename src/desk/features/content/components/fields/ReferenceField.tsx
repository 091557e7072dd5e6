import { useCombobox } from 'downshift';
import { useEffect, useId, useState } from 'react';
import { useListContentQuery } from '#api/desk/generated/content';
import type { ContentValue, FieldValue } from '#contract/content/fields';
import { DESK_SEARCH_MIN_LENGTH } from '#contract/rules/deskLimits';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { IconButton } from '#shared/ui/actions/IconButton';
import combo from '#shared/ui/forms/Combobox.module.css';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { classNames } from '#shared/ui/lib/classNames';
import { Icon } from '#shared/ui/media/Icon';
import { useContentTexts } from '../../hooks/useContentTexts';
import { useFields, useTitles } from '../../hooks/useFields';

import { type FieldOf, isKind, titleIn } from '../../lib/contentWords';

import styles from './ReferenceField.module.css';

const DEBOUNCE_MS = 250;

interface Option {
  id: number;
  name: string;
}

const useFound = (kind: string, text: string, of: string | undefined, isAsked: boolean): Option[] => {
  const language = useLanguage();
  const [asked, setAsked] = useState('');
  const wanted = text.trim();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data } = useListContentQuery(
    {
      kind: isKind(kind) ? kind : 'faq',
      order: 'name',
      ...(asked.length >= DESK_SEARCH_MIN_LENGTH && { q: asked }),
      ...(of !== undefined && { of }),
    },
    { skip: !isAsked || !isKind(kind) },
  );
  const options = (data?.items ?? []).map(({ id, title }) => ({ id, name: titleIn(title, language) }));
  const folded = wanted.toLowerCase();
  return wanted.length >= DESK_SEARCH_MIN_LENGTH
    ? options
    : options.filter(({ name }) => name.toLowerCase().includes(folded));
};

interface ReferenceFieldProps {
  path: string;
  field: FieldOf<'reference'>;
  label: string;
  value: FieldValue;
  beside: ContentValue;
}

const idsOf = (value: FieldValue): number[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'number') : typeof value === 'number' ? [value] : [];

export const ReferenceField = ({ path, field, label, value, beside }: ReferenceFieldProps) => {
  const { t } = useContentTexts();
  const { problemAt, change, placeOf } = useFields();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const ids = idsOf(value);
  const titles = useTitles(field.to, ids);
  const nameFor = (one: number) => titles.get(one) ?? '…';
  const only = field.many ? undefined : ids[0];
  const text = typed ?? (only === undefined ? '' : nameFor(only));
  const owner = field.within === undefined ? undefined : beside[field.within];
  const of = field.within !== undefined && typeof owner === 'number' ? `${field.within}:${owner}` : undefined;
  const [isAsked, setAsked] = useState(false);
  const found = useFound(field.to, typed ?? '', of, isAsked);
  const options = field.many ? found.filter((option) => !ids.includes(option.id)) : found;

  const choose = (option: Option | null) => {
    if (field.many) change(path, option ? [...ids, option.id] : ids);
    else change(path, option?.id ?? null);
    setTyped(null);
  };
  const combobox = useCombobox<Option>({
    items: options,
    inputId: id,
    labelId: `${id}label`,
    itemToString: (option) => option?.name ?? '',
    itemToKey: (option) => option?.id,
    selectedItem: null,
    inputValue: text,
    onIsOpenChange: ({ isOpen }) => isOpen && setAsked(true),
    onStateChange: ({ type, selectedItem }) => {
      const { ItemClick, InputKeyDownEnter, InputBlur } = useCombobox.stateChangeTypes;
      if ((type === ItemClick || type === InputKeyDownEnter) && selectedItem) choose(selectedItem);
      if (type === InputBlur) setTyped(null);
    },
  });
  return (
    <div>
      <FieldFrame id={id} label={label} optional={!field.required} error={problemAt(path)}>
        {(control) => (
          <div className={combo.combobox}>
            <input
              {...combobox.getInputProps({
                ...control,
                className: classNames(control.className, combo.input),
                placeholder: t('field.find'),
                autoComplete: 'off',
                onChange: (event) => {
                  const next = event.target.value;
                  setTyped(next);
                  if (!field.many && next.trim() === '') change(path, null);
                },
              })}
              data-path={placeOf(path)}
            />
            <button
              {...combobox.getToggleButtonProps()}
              type="button"
              className={combo.toggle}
              aria-label={t('field.list', { name: label })}
            >
              <Icon name="chevron" size={20} />
            </button>
            <ul {...combobox.getMenuProps({ className: combo.menu, hidden: !combobox.isOpen || options.length === 0 })}>
              {combobox.isOpen &&
                options.map((option, index) => (
                  <li
                    key={option.id}
                    {...combobox.getItemProps({
                      item: option,
                      index,
                      className: classNames(combo.option, combobox.highlightedIndex === index && combo.highlighted),
                    })}
                  >
                    <span>{option.name}</span>
                    {option.id === only && <Icon name="check" size={18} />}
                  </li>
                ))}
            </ul>
            {combobox.isOpen && options.length === 0 && (
              <p className={classNames(combo.menu, combo.none)} role="status">
                {t('field.nothingFound')}
              </p>
            )}
          </div>
        )}
      </FieldFrame>
      {field.many && ids.length > 0 && (
        <ul className={styles.chosen} aria-label={t('field.chosen')}>
          {ids.map((one) => (
            <li key={one} className={styles.one}>
              <span>{nameFor(one)}</span>
              <IconButton
                icon="close"
                label={t('field.remove', { name: nameFor(one) })}
                onClick={() =>
                  change(
                    path,
                    ids.filter((other) => other !== one),
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
