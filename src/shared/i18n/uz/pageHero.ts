import type { pageHero as Source } from '../ru/pageHero';

export const pageHero: typeof Source = {
  breadcrumb: 'Siz shu yerdasiz',
  service: 'Xizmat',
  product: 'Mahsulot',
  article: 'Maqola',
};
