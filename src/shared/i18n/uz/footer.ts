import type { footer as Source } from '../ru/footer';

export const footer: typeof Source = {
  description:
    'Oʻzbekistonda avtomobillarni taʼmirlash, ularga xizmat koʻrsatish va ehtiyot qismlar. Avval sababini topamiz, keyin narxini aytamiz.',
  loading: 'Yuklanmoqda…',
  supportLabel: 'Yordam 24/7',
  about: 'Kompaniya haqida',
  aboutUs: 'Biz haqimizda',
  team: 'Bizning jamoa',
  ourServices: 'Xizmatlarimiz',
  booking: 'Onlayn yozilish',
  popularServices: 'Ommabop xizmatlar',
  copyright: '© {{year}} Yolda. Barcha huquqlar himoyalangan.',
};
