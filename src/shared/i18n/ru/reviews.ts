/** What customers say of a service or a branch. */
export const reviews = {
  title: 'Отзывы',
  average: 'Средняя оценка {{average}} из 5, отзывов: {{count}}',
  stars: '{{stars}} из 5',
  nameless: 'Клиент',
  answer: 'Ответ сервиса',
};
