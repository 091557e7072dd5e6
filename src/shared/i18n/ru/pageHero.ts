export const pageHero = {
  breadcrumb: 'Вы здесь',
  service: 'Услуга',
  product: 'Товар',
  article: 'Статья',
};
