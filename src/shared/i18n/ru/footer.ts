export const footer = {
  description:
    'Ремонт, обслуживание и запчасти для автомобилей в Узбекистане. Сначала находим причину, потом называем цену.',
  loading: 'Загрузка…',
  supportLabel: 'Поддержка 24/7',
  about: 'О компании',
  aboutUs: 'О нас',
  team: 'Наша команда',
  ourServices: 'Наши услуги',
  booking: 'Онлайн-запись',
  popularServices: 'Популярные услуги',
  copyright: '© {{year}} Yolda. Все права защищены.',
};
