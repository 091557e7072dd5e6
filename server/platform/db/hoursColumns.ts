import { type Week, weekTexts } from '#contract/content/hours';

/** A week as the columns of branches have it: the release before reads the texts. */
export function hoursColumns(week: Week) {
  const { weekdays, saturday, sunday } = weekTexts(week, 'ru');
  return { week, hoursWeekdays: weekdays, hoursSaturday: saturday, hoursSunday: sunday };
}
