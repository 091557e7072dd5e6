const slug = 'Адрес на сайте';
const category = 'Категория';

export const offers = {
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
        fields: { title: 'Подзаголовок', info: 'Текст', photo: 'Фотография' },
      },
    },
  },
  brands: { name: 'Марки', fields: { name: 'Название', slug, logo: 'Логотип' } },
  models: { name: 'Модели', fields: { name: 'Название', slug, brandId: 'Марка' } },
  carDocuments: {
    name: 'Документы автомобиля',
    fields: { name: 'Название', remindDays: 'Напомнить за, дней', hint: 'Подсказка' },
  },
};
