const photo = 'Фотография';
const slug = 'Адрес на сайте';

export const house = {
  faq: { name: 'Вопросы и ответы', fields: { question: 'Вопрос', answer: 'Ответ' } },
  banners: { name: 'Баннеры главной', fields: { name: 'Надпись', link: 'Куда ведёт', photo } },
  promos: { name: 'Акции', fields: { title: 'Заголовок', info: 'Текст', photo } },
  facts: {
    name: 'Цифры о компании',
    fields: { items: { name: 'Цифры', item: 'Цифра', fields: { count: 'Число', text: 'Что посчитано' } } },
  },
  advantages: {
    name: 'Преимущества',
    fields: {
      title: 'Заголовок',
      info: 'Вступление',
      points: { name: 'Преимущества', item: 'Преимущество', fields: { title: 'Заголовок', info: 'Текст' } },
    },
  },
  aboutUs: { name: 'О компании', fields: { title: 'Заголовок', description: 'Текст', photo } },
  aboutBanners: {
    name: 'Баннеры «О компании»',
    fields: { title: 'Заголовок', description: 'Текст', button: 'Кнопка', disabled: 'Кнопка выключена', photo },
  },
  servicesIntro: { name: 'Вступление к услугам', fields: { title: 'Заголовок', description: 'Текст', photo } },
  heroImages: {
    name: 'Шапки страниц',
    fields: { blog: 'Блог', store: 'Магазин', aboutUs: 'О компании', contact: 'Контакты', services: 'Услуги' },
  },
  videos: { name: 'Видео', fields: { video: 'Ссылка или код видео' } },
  employees: { name: 'Команда', fields: { name: 'Имя и фамилия', slug, jobTitle: 'Должность', photo } },
  regions: { name: 'Регионы', fields: { name: 'Название', slug } },
  branches: {
    name: 'Филиалы',
    fields: {
      name: 'Название',
      slug,
      regionId: 'Регион',
      address: 'Адрес',
      locality: 'Город или район',
      postalCode: 'Индекс',
      place: 'Место на карте',
      week: { name: 'Часы работы', item: 'День' },
      serviceManagerPhone: 'Телефон сервиса',
      storeManagerPhone: 'Телефон магазина',
      photo,
    },
  },
  hoursExceptions: {
    name: 'Особые часы',
    fields: { from: 'Первый день', to: 'Последний день', branchId: 'Филиал', day: 'Часы', reason: 'Причина' },
  },
  bays: {
    name: 'Посты',
    fields: { name: 'Название', branchId: 'Филиал', categories: 'Какие услуги делают (пусто: все)' },
  },
  bookingRules: {
    name: 'Правила записи',
    fields: {
      name: 'Название',
      branchId: 'Филиал (пусто: все остальные)',
      online: 'Запись на сайте открыта',
      stepMinutes: 'Шаг записи, минут',
      leadMinutes: 'За сколько минут до начала, не позже',
      horizonDays: 'На сколько дней вперёд',
      onlineShare: 'Доля дня для записи на сайте, %',
      cutoffMinutes: 'Перенос и отмена за сколько минут до начала, не позже',
      mostMoves: 'Сколько раз можно перенести',
    },
  },
  contacts: {
    name: 'Телефоны компании',
    fields: {
      kind: {
        name: 'Вид',
        options: { call_center: 'Единый номер', insurance: 'Страхование', roadside: 'Помощь на дороге' },
      },
      name: 'Название',
      phone: 'Телефон',
    },
  },
  companyLinks: {
    name: 'Соцсети и почта',
    fields: {
      kind: {
        name: 'Вид',
        options: {
          telegram: 'Telegram',
          whatsapp: 'WhatsApp',
          instagram: 'Instagram',
          facebook: 'Facebook',
          youtube: 'YouTube',
          email: 'Почта',
        },
      },
      address: 'Ссылка или адрес почты',
    },
  },
  documents: { name: 'Документы', fields: { title: 'Название', slug, body: 'Текст', version: 'Редакция' } },
};
