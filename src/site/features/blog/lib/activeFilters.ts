import type { TFunction } from 'i18next';
import type { Named } from '#contract/common';
import { MONTHS } from '#shared/i18n/formats/calendarNames';
import { formatDayOfMonth } from '#shared/i18n/formats/dayOfMonth';
import type { Language } from '#shared/i18n/languages';
import type { BlogFilters } from '../blogFiltersSlice';

export interface ActiveFilter {
  key: 'category' | 'tag' | 'day';
  name: string;
  /** What removes it. */
  without: Partial<BlogFilters>;
}

export interface FilterNames {
  categories: readonly Named[] | undefined;
  tags: readonly Named[] | undefined;
}

/** Month and day make one filter: the calendar chooses and clears them together. */
const dayName = ({ month, date }: BlogFilters, language: Language, t: TFunction): string => {
  if (month === 0) return t('blog.anyMonthDay', { day: date });
  return date === 0 ? (MONTHS[language][month - 1] ?? '') : formatDayOfMonth(month, date, language);
};

const nameOf = (list: readonly Named[] | undefined, id: number) => list?.find((entry) => entry.id === id)?.name;

/** What the list is filtered by, in words. An id that has no name, or none yet, shows as a number. */
export const activeFilters = (
  filters: BlogFilters,
  { categories, tags }: FilterNames,
  language: Language,
  t: TFunction,
): ActiveFilter[] => {
  const { category, tag, month, date } = filters;
  const active: ActiveFilter[] = [];
  if (category > 0) {
    const name = nameOf(categories, category) ?? t('blog.someCategory', { id: category });
    active.push({ key: 'category', name, without: { category: 0 } });
  }
  if (tag > 0) {
    const name = nameOf(tags, tag) ?? t('blog.someTag', { id: tag });
    active.push({ key: 'tag', name, without: { tag: 0 } });
  }
  if (month > 0 || date > 0) {
    const name = dayName(filters, language, t);
    active.push({ key: 'day', name, without: { month: 0, date: 0 } });
  }
  return active;
};
