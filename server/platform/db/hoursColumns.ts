import { type Week, weekTexts } from '#contract/content/hours';

export function hoursColumns(week: Week) {
  const { weekdays, saturday, sunday } = weekTexts(week, 'ru');
  return { week, hoursWeekdays: weekdays, hoursSaturday: saturday, hoursSunday: sunday };
}
