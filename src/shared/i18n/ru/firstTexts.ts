export const common = {
  brand: 'Yolda',
  noInfo: 'Нет информации',
  loading: 'Загрузка…',
  retry: 'Повторить',
  loadFailed: 'Не удалось загрузить этот раздел. Проверьте связь и попробуйте ещё раз.',
  loadBroken: 'Этот раздел не загрузился: неполадка на нашей стороне. Попробуйте ещё раз чуть позже.',
  stale: 'Показаны прежние данные: обновить их не удалось.',
  close: 'Закрыть',
  priceFrom: 'от {{price}}',
  minutes: '{{count}}\u00a0мин',
  book: 'Записаться',
  enquire: 'Оставить заявку',
  enquireNote: 'По заявке менеджер перезвонит и предложит время.',
  newTab: 'откроется в новой вкладке',
};

export const errors = {
  /** English in both languages, as docs/spec/errors.md requires. `unexpectedName` translates it. */
  unexpectedTitle: 'Unexpected Application Error!',
  unexpectedName: 'Ошибка на странице',
  unexpectedText: 'Страница сломалась у нас, а не у вас. Обновите её или вернитесь на главную.',
  reload: 'Обновить страницу',
  toHome: 'На главную',
};

export const footer = {
  description: 'Ремонт, обслуживание и запчасти для автомобилей в Узбекистане.',
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

export const forms = {
  appointmentTitle: 'Заявка на сервис',
  appointmentText:
    'Опишите, что беспокоит. Менеджер перезвонит в течение 24 часов, предложит время и ответит на вопросы.',
  appointmentCall: 'Срочно? Позвоните, мы на связи круглосуточно.',
  name: 'Ваше имя',
  phone: 'Телефон',
  brand: 'Марка',
  model: 'Модель',
  branch: 'Филиал (необязательно)',
  anyBranch: 'Любой',
  message: 'Что случилось или что нужно сделать',
  brandPlaceholder: 'Например, Chevrolet',
  modelPlaceholder: 'Например, Cobalt',
  messageHint: 'Например: скрип при торможении, пробег 80\u00a0000\u00a0км.',
  send: 'Отправить заявку',
};

export const header = {
  skip: 'Перейти к содержанию',
  logo: 'Yolda, на главную',
  menu: 'Главное меню',
  home: 'Главная',
  about: 'О нас',
  services: 'Услуги',
  shop: 'Магазин',
  blog: 'Блог',
  contacts: 'Контакты',
  search: 'Поиск',
  servicesList: 'Список услуг',
  articlesList: 'Новые статьи',
  prices: 'Цены',
  track: 'Где моя заявка',
  shortcuts: 'Быстрые ссылки',
  signIn: 'Войти',
  signUp: 'Регистрация',
  account: 'Личный кабинет',
  garage: 'Гараж',
  history: 'История',
  profile: 'Профиль',
  language: 'Язык сайта',
  openMenu: 'Открыть меню',
  closeMenu: 'Закрыть меню',
  call: 'Звоните круглосуточно',
  personal: 'Личный раздел',
  mobileMenu: 'Меню сайта',
};

export const home = {
  title: 'Машина снова в порядке, и вы знаете почему',
  lead: 'Диагностика, ремонт, обслуживание и запчасти с гарантией. Мастер покажет неисправность и согласует цену до начала работ.',
  book: 'Записаться онлайн',
  enquireNote: 'Не знаете, что сломалось? Опишите, и менеджер перезвонит.',
  carousel: 'Предложения Yolda',
  carouselRole: 'карусель',
  slideRole: 'слайд',
  slide: 'Слайд {{number}} из {{total}}',
  pause: 'Остановить смену слайдов',
  play: 'Включить смену слайдов',
  facts: 'Yolda в цифрах',
  servicesTitle: 'Чем мы поможем',
  allServices: 'Все услуги',
  videoTitle: 'Как мы меняем тормозные колодки',
  videoText: 'Полминуты без звука: что делает мастер, пока вы пьёте кофе.',
  videoPlay: 'Смотреть видео',
  videoOpen: 'Открыть видео',
  promos: 'Акции',
  advantages: 'Почему выбирают нас',
  articlesTitle: 'Новые статьи',
  articlesText: 'Советы мастеров, которые берегут машину и деньги.',
  allArticles: 'Все статьи',
};

export const seo = {
  homeTitle: 'Автосервис и запчасти в Узбекистане',
  homeDescription:
    'Ремонт, диагностика и обслуживание автомобилей, магазин запчастей и запись онлайн. Поддержка 24/7, филиалы по всему Узбекистану.',
};

export const firstTexts = { common, errors, footer, forms, header, home, seo };

export type FirstTexts = typeof firstTexts;
