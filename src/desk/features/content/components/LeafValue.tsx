import type { Field, FieldValue } from '#contract/content/fields';
import { formatDay } from '#contract/content/hours';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { formatMoney } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useContentTexts } from '../hooks/useContentTexts';
import { useTitles } from '../hooks/useFields';
import { dayOf, readableWeek, weekOf } from '../lib/day';

const idsOf = (value: FieldValue): number[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'number');

const plain = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(plain).join('; ');
  if (typeof value === 'object' && value !== null) return Object.values(value).map(plain).filter(Boolean).join(', ');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
};

interface LeafValueProps {
  field: Field;
  value: FieldValue;
}

const useLeafText = ({ field, value }: LeafValueProps): string => {
  const { t } = useContentTexts();
  const desk = useDeskTexts();
  const language = useLanguage();
  const ids = field.type === 'reference' ? idsOf(value) : [];
  const titles = useTitles(field.type === 'reference' ? field.to : undefined, ids);
  if (field.type === 'flag') return t(value === true ? 'versions.yes' : 'versions.no');
  if (field.type === 'reference' && ids.length > 0) return ids.map((id) => titles.get(id) ?? id).join(', ');
  if (field.type === 'week') return readableWeek(weekOf(value), language, t('field.closed'));
  if (field.type === 'day') return formatDay(dayOf(value)) || t('field.closed');
  const text = plain(value);
  if (text === '') return desk('frame.none');
  return field.type === 'money' ? formatMoney(text, language) : text;
};

export const LeafValue = (props: LeafValueProps) => <span>{useLeafText(props)}</span>;
