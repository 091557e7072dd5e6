import { type ContentValue, type Field, type Fields, type FieldValue, isLocalized } from '#contract/content/fields';
import { formatNumber } from '#shared/i18n/formats/number';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { formatPhone } from '#shared/ui/forms/phoneMask';
import { useContentTexts } from '../../hooks/useContentTexts';
import { useFields } from '../../hooks/useFields';
import { dayOf, weekOf } from '../../lib/day';
import { type FieldWords, nameOf, optionsOf, wordsWithin } from '../../lib/names';
import { readMoney, readPhone, readWhole } from '../../lib/readTyped';
import { ChoiceInput } from './ChoiceInput';
import { ClashLine } from './ClashLine';
import { DayField } from './DayField';
import styles from './fields.module.css';
import { GroupField } from './GroupField';
import { LineField } from './LineField';
import { PictureField } from './PictureField';
import { PlaceField } from './PlaceField';
import { ReferenceField } from './ReferenceField';
import { TextInput } from './TextInput';
import { WeekField } from './WeekField';

export interface FieldListProps {
  fields: Fields;
  words: Record<string, FieldWords>;
  value: ContentValue;
  within?: string;
}

/** The fields of a description, one below the other. */
export const FieldList = ({ fields, words, value, within = '' }: FieldListProps) => (
  <div className={styles.fields}>
    {Object.entries(fields).map(([name, field]) =>
      // The address of a page that goes by its id changes nothing.
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
  /** The values and names of the fields that stand with it. */
  beside: ContentValue;
  siblings: Record<string, FieldWords>;
}

const textOf = (value: FieldValue): string => (typeof value === 'string' ? value : '');
const asItIs = (text: string) => text;

/** A field, and that it clashes. */
const FieldView = (props: FieldViewProps) => (
  <div>
    <Control {...props} />
    <ClashLine path={props.path} />
  </div>
);

/** A field as its type wants it. */
const Control = ({ path, field, words, value, beside, siblings }: FieldViewProps) => {
  const { t } = useContentTexts();
  const { change, placeOf } = useFields();
  const language = useLanguage();
  const label = nameOf(words);
  const line = { path, label, value, required: field.required, write: textOf, read: asItIs };
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
