import type { ContentValue, Field, FieldValue } from '../../../../../contract/content/fields';
import { formatMoney } from '../../../../shared/i18n/formats/money';
import { useLanguage } from '../../../../shared/i18n/hooks/useLanguage';
import { useDeskTexts } from '../../../common/hooks/useDeskTexts';
import { useContentTexts } from '../hooks/useContentTexts';
import { useTitles } from '../hooks/useTitles';

const idsOf = (value: FieldValue): number[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'number');

const plain = (value: FieldValue | ContentValue): string => {
  if (Array.isArray(value)) return value.map((one: FieldValue | ContentValue) => plain(one)).join('; ');
  if (typeof value === 'object' && value !== null)
    return Object.values(value)
      .map((one: FieldValue) => plain(one))
      .filter(Boolean)
      .join(', ');
  return value === null ? '' : String(value);
};

/** A value of a field to be read, not changed. */
export const LeafValue = ({ field, value }: { field: Field; value: FieldValue }) => {
  const { t } = useContentTexts();
  const desk = useDeskTexts();
  const language = useLanguage();
  const ids = field.type === 'reference' ? idsOf(value) : [];
  const titles = useTitles(field.type === 'reference' ? field.to : undefined, ids);
  if (field.type === 'flag') return t(value === true ? 'versions.yes' : 'versions.no');
  if (field.type === 'reference' && ids.length > 0) return ids.map((id) => titles.get(id) ?? id).join(', ');
  const text = plain(value);
  if (text === '') return desk('frame.none');
  return field.type === 'money' ? formatMoney(text, language) : text;
};
