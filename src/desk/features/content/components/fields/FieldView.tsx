import type { ComponentPropsWithoutRef } from 'react';
import { type ContentValue, type Field, type Fields, type FieldValue, isLocalized } from '#contract/content/fields';
import { formatNumber } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { formatPhone } from '#shared/ui/forms/phoneMask';
import { useTypedText } from '#shared/ui/forms/useTypedText';
import { useContentTexts } from '../../hooks/useContentTexts';
import { useFields } from '../../hooks/useFields';
import { type FieldOf, type FieldWords, nameOf, optionsOf, wordsWithin } from '../../lib/contentWords';
import { dayOf, weekOf } from '../../lib/day';

import { DayField } from './DayField';
import { DrawingField } from './DrawingField';
import styles from './fields.module.css';
import { GroupField } from './GroupField';
import { PlaceField } from './PlaceField';
import { ReferenceField } from './ReferenceField';
import { TextInput } from './TextInput';
import { WeekField } from './WeekField';

interface ChoiceInputProps {
  path: string;
  label: string;
  value: string;
  required: boolean | undefined;
  options: readonly { value: string; label: string }[];
}

const ChoiceInput = ({ path, label, value, required, options }: ChoiceInputProps) => {
  const { t } = useContentTexts();
  const { problemAt, change, placeOf } = useFields();
  return (
    <FieldFrame label={label} optional={!required} error={problemAt(path)}>
      {(control) => (
        <select
          {...control}
          data-path={placeOf(path)}
          value={value}
          onChange={(event) => change(path, event.target.value || null)}
        >
          <option value="">{t('field.notChosen')}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
};

/** Reports a conflict beside the field. A dialog would interrupt the user, who is typing. */
const ClashLine = ({ path }: { path: string }) => {
  const { t } = useContentTexts();
  const { isClashing, compare } = useFields();
  if (!isClashing(path)) return null;
  return (
    <p className={styles.clash}>
      <span>{t('conflict.beside')}</span>
      <Button variant="quiet" onClick={compare}>
        {t('conflict.compare')}
      </Button>
    </p>
  );
};

const readMoney = (text: string): FieldValue => {
  const amount = text.replace(/\s/g, '').replace(',', '.');
  return /^\d{1,12}(\.\d{1,2})?$/.test(amount) ? amount : text.trim() || null;
};

const readWhole = (text: string): FieldValue => {
  const digits = text.replace(/\s/g, '');
  if (digits === '') return null;
  return /^-?\d{1,15}$/.test(digits) ? Number(digits) : text.trim();
};

const readPhone = (text: string): FieldValue => {
  const digits = text.replace(/[\s()+-]/g, '');
  if (/^\d{9}$/.test(digits)) return `+998${digits}`;
  return /^998\d{9}$/.test(digits) ? `+${digits}` : text.trim();
};

interface LineFieldProps {
  path: string;
  label: string;
  value: FieldValue;
  required: boolean | undefined;
  hint?: string | undefined;
  read: (text: string) => FieldValue;
  write: (value: FieldValue) => string;
  input?: Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'onChange'>;
}

const asText = (value: FieldValue): string =>
  value === null ? '' : typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const LineField = ({ path, label, value, required, hint, read, write, input }: LineFieldProps) => {
  const { problemAt, change, placeOf } = useFields();
  const typed = useTypedText({
    value: asText(value),
    onChange: () => undefined,
    read: (text) => asText(read(text)),
    write: () => write(value),
  });
  return (
    <FieldFrame label={label} optional={!required} hint={hint} error={problemAt(path)}>
      {(control) => (
        <input
          {...input}
          {...control}
          data-path={placeOf(path)}
          value={typed.text}
          autoComplete="off"
          onChange={(event) => {
            typed.onChange(event);
            change(path, read(event.target.value));
          }}
          onBlur={typed.settle}
        />
      )}
    </FieldFrame>
  );
};

interface PictureFieldProps {
  path: string;
  field: FieldOf<'picture'>;
  label: string;
  value: string;
}

const PictureField = ({ path, field, label, value }: PictureFieldProps) => {
  const { Picture, problemAt, change, placeOf } = useFields();
  const { width, height, required, drawing } = field;
  const error = problemAt(path);
  if (drawing) return <DrawingField path={path} field={field} label={label} value={value} />;
  return (
    <div className={styles.upload} data-path={placeOf(path)} data-refused={error === undefined ? undefined : ''}>
      <Picture
        label={label}
        value={value}
        place={{ width, height }}
        optional={!required}
        error={error}
        onChange={(next) => change(path, next)}
      />
    </div>
  );
};

interface FieldListProps {
  fields: Fields;
  words: Record<string, FieldWords>;
  value: ContentValue;
  within?: string;
}

export const FieldList = ({ fields, words, value, within = '' }: FieldListProps) => (
  <div className={styles.fields}>
    {Object.entries(fields).map(([name, field]) =>
      // Hides the slug of kinds whose pages are addressed by id.
      field.type === 'slug' && !field.used ? null : (
        <FieldView
          key={name}
          path={within + name}
          field={field}
          words={words[name]}
          value={value[name] ?? null}
          beside={value}
          siblings={words}
        />
      ),
    )}
  </div>
);

interface FieldViewProps {
  path: string;
  field: Field;
  words: FieldWords | undefined;
  value: FieldValue;
  beside: ContentValue;
  siblings: Record<string, FieldWords>;
}

const textOf = (value: FieldValue): string => (typeof value === 'string' ? value : '');
const verbatim = (text: string) => text;

const FieldView = (props: FieldViewProps) => (
  <div>
    <Control {...props} />
    <ClashLine path={props.path} />
  </div>
);

const Control = ({ path, field, words, value, beside, siblings }: FieldViewProps) => {
  const { t } = useContentTexts();
  const { change, placeOf } = useFields();
  const language = useLanguage();
  const label = nameOf(words);
  const line = { path, label, value, required: field.required, write: textOf, read: verbatim };
  switch (field.type) {
    case 'text':
    case 'longText':
      if (!isLocalized(value)) return <TextInput path={path} field={field} label={label} value={textOf(value)} />;
      return (
        <div className={styles.both}>
          {(['ru', 'uz'] as const).map((one) => (
            <div key={one} data-lang={one}>
              <TextInput
                path={`${path}.${one}`}
                field={field}
                label={t(one === 'ru' ? 'lang.inRu' : 'lang.inUz', { name: label })}
                value={value[one]}
                lang={one}
              />
              <ClashLine path={`${path}.${one}`} />
            </div>
          ))}
        </div>
      );
    case 'slug':
      return (
        <LineField
          {...line}
          hint={t('field.slugHint', { name: nameOf(siblings[field.from]) })}
          input={{ spellCheck: false, autoCapitalize: 'none' }}
        />
      );
    case 'money':
      return (
        <LineField
          {...line}
          hint={t('field.money')}
          read={readMoney}
          write={(given) => formatNumber(textOf(given), language)}
          input={{ inputMode: 'decimal' }}
        />
      );
    case 'whole':
      return (
        <LineField
          {...line}
          hint={t('field.whole', { min: formatNumber(field.min, language), max: formatNumber(field.max, language) })}
          read={readWhole}
          write={(given) => (typeof given === 'number' ? formatNumber(given, language) : textOf(given))}
          input={{ inputMode: 'numeric' }}
        />
      );
    case 'date':
      return <LineField {...line} read={(text) => text || null} input={{ type: 'date' }} />;
    case 'phone':
      return (
        <LineField
          {...line}
          read={readPhone}
          write={(given) => formatPhone(textOf(given))}
          input={{ type: 'tel', placeholder: '+998' }}
        />
      );
    case 'url':
      return (
        <LineField
          {...line}
          hint={t(field.page ? 'field.page' : 'field.url')}
          input={{ spellCheck: false, inputMode: 'url' }}
        />
      );
    case 'day':
      return <DayField path={path} label={label} day={dayOf(value)} />;
    case 'week':
      return <WeekField path={path} label={label} week={weekOf(value)} />;
    case 'choice':
      return (
        <ChoiceInput
          path={path}
          label={label}
          value={textOf(value)}
          required={field.required}
          options={field.of.map((one) => ({ value: one, label: optionsOf(words)[one] ?? one }))}
        />
      );
    case 'flag':
      return (
        <label className={styles.flag}>
          <input
            type="checkbox"
            data-path={placeOf(path)}
            checked={value === true}
            onChange={(event) => change(path, event.target.checked)}
          />
          <span>{label}</span>
        </label>
      );
    case 'reference':
      return <ReferenceField path={path} field={field} label={label} value={value} beside={beside} />;
    case 'picture':
      return <PictureField path={path} field={field} label={label} value={textOf(value)} />;
    case 'place':
      return <PlaceField path={path} label={label} value={value} required={field.required} />;
    default:
      return (
        <GroupField
          path={path}
          field={field}
          words={words}
          value={value}
          renderItem={(one, within) => (
            <FieldList fields={field.fields} words={wordsWithin(words)} value={one} within={within} />
          )}
        />
      );
  }
};
