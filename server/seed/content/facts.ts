import type { FactsSeed } from '../types';

/** The counts show the three ways a counter is shortened: as is, in thousands (38,4k) and in millions (1,2m). */
export const facts: FactsSeed[] = [
  {
    id: 1,
    items: [
      { count: 14, text: { ru: 'филиалов в восьми регионах', uz: 'sakkiz hududdagi filial' } },
      { count: 38400, text: { ru: 'машин обслуживаем за год', uz: 'bir yilda xizmat koʻrsatiladigan mashina' } },
      {
        count: 1260000,
        text: { ru: 'запчастей выдали со складов с 2013 года', uz: '2013-yildan beri ombordan berilgan ehtiyot qism' },
      },
      { count: 126, text: { ru: 'мастеров с аттестацией', uz: 'attestatsiyadan oʻtgan usta' } },
    ],
  },
];
