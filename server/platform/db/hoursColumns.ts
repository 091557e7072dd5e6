import { type Week, weekTexts } from '#contract/content/hours';

/** Also writes the text columns that the previous release reads. */
export function hoursColumns(week: Week) {
  const { weekdays, saturday, sunday } = weekTexts(week, 'ru');
  return { week, hoursWeekdays: weekdays, hoursSaturday: saturday, hoursSunday: sunday };
}
