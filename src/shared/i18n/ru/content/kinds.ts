const photo = 'Фотография';
const slug = 'Адрес на сайте';

export const company = {
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

const category = 'Категория';

export const catalog = {
  serviceCategories: { name: 'Категории услуг', fields: { name: 'Название', slug } },
  services: {
    name: 'Услуги',
    fields: {
      name: 'Название',
      slug,
      categoryId: category,
      description: 'Описание',
      priceFrom: 'Цена от',
      durationMinutes: 'Сколько длится, минут',
      callOnly: 'Запись только по звонку',
      stepMinutes: 'Шаг записи, минут',
      bufferMinutes: 'Пауза после работы, минут',
      intervalKm: 'Повторять через, км',
      intervalMonths: 'Повторять через, месяцев',
      priceSedan: 'Цена для седана',
      priceSuv: 'Цена для кроссовера и внедорожника',
      guaranteeMonths: 'Гарантия, месяцев',
      guaranteeKm: 'Гарантия, км',
      guarantee: 'Гарантия: дополнение',
      includes: { name: 'Что входит', item: 'Пункт', fields: { text: 'Что делаем' } },
      extras: {
        name: 'Что можно добавить',
        item: 'Дополнение',
        fields: { name: 'Дополнительная работа', priceFrom: 'Её стоимость, от' },
      },
      questions: {
        name: 'Вопросы об услуге',
        item: 'Вопрос',
        fields: { question: 'Вопрос', answer: 'Ответ' },
      },
      parts: 'Запчасти для этой услуги',
      articles: 'Статьи об этой услуге',
      photo: 'Фотография',
      icon: 'Значок',
    },
  },
  partCategories: { name: 'Категории запчастей', fields: { name: 'Название', slug } },
  parts: {
    name: 'Запчасти',
    fields: {
      name: 'Название',
      slug,
      categoryId: category,
      manufacturer: 'Производитель',
      mpn: 'Артикул',
      price: 'Цена',
      guaranteeMonths: 'Гарантия, месяцев',
      guaranteeKm: 'Гарантия, км',
      info: 'Описание',
      photo: 'Фотография',
      fits: { name: 'Подходит к', item: 'Автомобиль', fields: { brandId: 'Марка', modelId: 'Модель' } },
    },
  },
  articleCategories: { name: 'Категории статей', fields: { name: 'Название', slug } },
  articleTags: { name: 'Метки статей', fields: { name: 'Название', slug } },
  articles: {
    name: 'Статьи',
    fields: {
      title: 'Заголовок',
      slug,
      categoryId: category,
      tags: 'Метки',
      publishedDate: 'Дата статьи',
      photo: 'Фотография',
      blocks: {
        name: 'Текст статьи',
        item: 'Часть',
        fields: {
          title: 'Подзаголовок',
          info: 'Текст',
          photo: 'Фотография',
          serviceId: 'Ссылка на услугу',
          partId: 'Ссылка на запчасть',
        },
      },
    },
  },
  brands: { name: 'Марки', fields: { name: 'Название', slug, logo: 'Логотип' } },
  models: {
    name: 'Модели',
    fields: {
      name: 'Название',
      slug,
      brandId: 'Марка',
      carClass: {
        name: 'Класс для цены услуг (пусто: не известен)',
        options: { small: 'Малый класс', sedan: 'Седан', suv: 'Кроссовер и внедорожник' },
      },
    },
  },
  messageTemplates: {
    name: 'Шаблоны сообщений',
    fields: { name: 'Название', text: 'Текст: {name}, {car}, {branch}, {phone}, {hours}' },
  },
  carDocuments: {
    name: 'Документы автомобиля',
    fields: { name: 'Название', remindDays: 'Напомнить за, дней', hint: 'Подсказка' },
  },
};
