import type { reviews as Source } from '../ru/reviews';

export const reviews: typeof Source = {
  title: 'Sharhlar',
  average: 'Oʻrtacha baho: 5 dan {{average}}, sharhlar soni: {{count}}',
  stars: '5 dan {{stars}}',
  nameless: 'Mijoz',
  answer: 'Servis javobi',
};
