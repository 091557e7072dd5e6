import { prices, search, services, shop } from './catalog';
import { about, blog, contacts, reviews } from './company';
import { track } from './track';

export const documents = {
  contents: 'Содержание',
  others: 'Другие документы',
  version: 'Версия {{version}}, {{date}}',
};

/** Form texts that appear only after hydration: options, errors, results. */
export const formAnswers = {
  modelDisabled: 'Сначала выберите марку',
  showList: 'Показать список: {{label}}',
  sending: 'Отправляем…',
  required: 'Заполните это поле',
  phoneIncomplete: 'Введите номер полностью: девять цифр после +998',
  phoneTooLong: 'Лишние цифры: после +998 их должно быть девять',
  phoneForeign: 'Это номер другой страны. Нужен номер Узбекистана: +998 и девять цифр.',
  phoneLandline: 'На городской номер SMS не придёт. Укажите мобильный.',
  phoneCodeUnknown: 'Код {{code}} нам незнаком. Номер верный: {{phone}}?',
  phoneIsIt: 'Номер верный: {{phone}}?',
  phoneYes: 'Да, верный',
  consent: 'Согласие',
  consentNeeded: 'Поставьте отметку: без согласия мы не можем принять ваши данные.',
  toFillIn: 'Осталось заполнить: {{fields}}.',
  toCheck: 'Проверьте: {{fields}}.',
  modelElsewhere: 'Модель выбирают в поле «Модель».',
  chooseBrand: 'Выберите марку из списка',
  chooseModel: 'Выберите модель из списка',
  tooLong: 'Слишком длинный текст: не больше {{max}} знаков',
  thanksTitle: 'Спасибо, заявка принята!',
  thanksText: 'Наш менеджер свяжется с вами в течение 24 часов.',
  thanksNumber: 'Номер заявки: {{reference}}',
  thanksTrack: 'Следить за заявкой',
  thanksClose: 'Хорошо',
  technik_error: 'Техническая ошибка',
  notSent: 'Заявка не отправлена, всё написанное сохранилось. Попробуйте ещё раз.',
  errorText: 'Заявка не отправлена, всё написанное сохранилось. Проверьте связь и попробуйте ещё раз.',
  noAnswer:
    'Ответ не пришёл: возможно, заявка уже у нас. Проверьте связь и отправьте ещё раз: вторая заявка не появится. Всё написанное сохранилось.',
  serverBroken:
    'На нашей стороне неполадка: возможно, заявка уже у нас. Отправьте её ещё раз чуть позже: вторая не появится. Всё написанное сохранилось.',
  listFailed: 'Список не загрузился.',
  tryAgain: 'Попробовать ещё раз',
  sendLater: 'Отправить, когда появится связь',
  waitsTitle: 'Заявка ждёт связи',
  waitsText: 'Отправим сами, как только связь появится. Она внизу страницы: там её можно изменить или удалить.',
};

export const lists = {
  pageTitle: '{{title}}. Страница {{page}}',
  pageDescription: 'Страница {{page}}. {{description}}',
  toFirstPage: 'На первую страницу',
};

export const pagination = {
  pagination: 'Страницы',
  page: 'Страница {{page}}',
  previousPage: 'Предыдущая страница',
  nextPage: 'Следующая страница',
};

export const notFound = {
  /** English in both languages, as docs/spec/errors.md requires. The heading repeats it in the visitor's language. */
  title: 'Page Not Found',
  heading: 'Страница не найдена',
  text: 'Возможно, адрес введён с ошибкой или страницу перенесли. Начните с главной или откройте один из разделов.',
};

export const pageHero = {
  breadcrumb: 'Вы здесь',
  service: 'Услуга',
  product: 'Товар',
  article: 'Статья',
};

export const passport = {
  title: 'Проверка документа',
  lead: 'Сравните эти данные с тем, что стоит в документе. Имя и номер показаны не полностью.',
  genuine: 'Документ подлинный',
  genuineText: 'Визит есть в нашей истории, и после закрытия в нём ничего не изменилось.',
  broken: 'Документу нельзя доверять',
  brokenText: 'Визит с таким кодом есть, но его запись больше не совпадает со своей печатью. Позвоните в филиал.',
  corrected: 'Этот визит позже исправили: действует визит №\u00a0{{number}}.',
  number: 'Номер визита',
  date: 'Дата',
  correctedOn: 'Исправлено',
  branch: 'Филиал',
  car: 'Автомобиль',
  carOf: '{{car}}, {{year}}\u00a0г.',
  mileage: 'Пробег',
  km: '{{mileage}}\u00a0км',
  plate: 'Госномер',
  name: 'Клиент',
  hash: 'Хеш (SHA-256)',
  none: 'Такого документа нет',
  noneText: 'Проверьте адрес целиком: он стоит в конце документа и в его QR-коде.',
};

export const share = {
  title: 'Поделиться',
  telegram: 'Telegram',
  telegramLabel: 'Telegram: поделиться, откроется в новой вкладке',
  copy: 'Скопировать ссылку',
  copied: 'Ссылка скопирована',
  notCopied: 'Скопировать не удалось. Вот ссылка:',
  system: 'Другие способы',
};

export const turnedAway = {
  sessionEnded: 'Сеанс завершён, войдите снова',
  signInFirst: 'Чтобы открыть личный кабинет, войдите',
};

export const pageTexts = {
  about,
  blog,
  common: pagination,
  contacts,
  documents,
  forms: formAnswers,
  lists,
  notFound,
  pageHero,
  passport,
  reviews,
  search,
  prices,
  services,
  share,
  shop,
  track,
  turnedAway,
};

export type PageTexts = typeof pageTexts;
