export const dates = {
  placeholder: 'ДД.ММ.ГГГГ',
  open: 'Открыть календарь: {{label}}',
  month: 'Месяц',
  year: 'Год',
  previousMonth: 'Предыдущий месяц',
  nextMonth: 'Следующий месяц',
  days: 'Дни месяца',
  chooseDay: 'Выбрать:',
  dayToCome: 'Нельзя выбрать:',
  failed: 'Календарь не загрузился. Дату можно ввести и в поле.',
};
