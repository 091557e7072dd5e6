export const footer = {
  description:
    'Ремонт, обслуживание и запчасти для автомобилей в Узбекистане. Сначала находим причину, потом называем цену.',
  loading: 'Загрузка…',
  supportLabel: 'Поддержка 24/7',
  about: 'О компании',
  aboutUs: 'О нас',
  team: 'Наша команда',
  ourServices: 'Наши услуги',
  popularServices: 'Популярные услуги',
  app: 'Yolda в телефоне',
  qrLabel: 'QR-код с адресом сайта',
  qrHint: 'Наведите камеру, чтобы открыть сайт на телефоне.',
  appIsComing: 'Приложения ещё нет: кнопки ведут в сами магазины.',
  qrShare: 'Покажите код другу.',
  appStore: 'Загрузить в App Store',
  googlePlay: 'Загрузить в Google Play',
  copyright: '© {{year}} Yolda. Все права защищены.',
};
