import type { seo as Source } from '../ru/seo';

export const seo: typeof Source = {
  homeTitle: 'Oʻzbekistonda avtoservis va ehtiyot qismlar',
  homeDescription:
    'Avtomobillarni taʼmirlash, diagnostika va texnik xizmat, ehtiyot qismlar doʻkoni va onlayn yozilish. Yordam 24/7, filiallar butun Oʻzbekiston boʻylab.',
};
