import { PAGES, type PageName } from '#contract/rules/pages';
import type { Localized } from '../../platform/db/schema/columns';

export type SitePage = { id: number; path: string; title: Localized; note: Localized; words: Localized };

type SearchablePage = {
  [Name in PageName]: (typeof PAGES)[Name] extends { access: 'account' } | { path: `${string}:${string}` }
    ? never
    : Name;
}[PageName];

/** `null` excludes a page from the search. Never change an id, because the index refers to pages by id. */
const ENTRIES: Record<SearchablePage, Omit<SitePage, 'path'> | null> = {
  booking: {
    id: 1,
    title: { ru: 'Запись на сервис онлайн', uz: 'Servisga onlayn yozilish' },
    note: {
      ru: 'Выберите услугу, филиал и свободное время: запись подтвердится сразу, без звонка.',
      uz: 'Xizmat, filial va boʻsh vaqtni tanlang: yozuv darhol, qoʻngʻiroqsiz tasdiqlanadi.',
    },
    words: { ru: 'записаться выбрать время бронь', uz: 'vaqt tanlash bron' },
  },
  prices: {
    id: 2,
    title: { ru: 'Прайс-лист', uz: 'Narxlar roʻyxati' },
    note: {
      ru: 'Цены на все услуги и запчасти на одной странице, с поиском, для печати, в Excel и CSV.',
      uz: 'Barcha xizmat va ehtiyot qismlar narxi bitta sahifada: qidiruv, chop etish, Excel va CSV.',
    },
    words: { ru: 'прайс цены стоимость', uz: 'narx prays' },
  },
  track: {
    id: 3,
    title: { ru: 'Где моя заявка', uz: 'Arizam qayerda' },
    note: {
      ru: 'Введите номер заявки и последние четыре цифры телефона, чтобы узнать, что с ней.',
      uz: 'Ariza holatini bilish uchun uning raqamini va telefoningizning oxirgi toʻrt raqamini kiriting.',
    },
    words: { ru: 'заявка статус заявки отследить', uz: 'ariza holati kuzatish' },
  },
  contacts: {
    id: 4,
    title: { ru: 'Контакты: филиалы и телефоны', uz: 'Aloqa: filiallar va telefonlar' },
    note: {
      ru: 'Адреса, часы работы и телефоны филиалов, карта, помощь на дороге и страхование.',
      uz: 'Filiallar manzili, ish vaqti va telefonlari, xarita, yoʻlda yordam va sugʻurta.',
    },
    words: { ru: 'адрес режим работы карта', uz: 'kontakt manzil xarita' },
  },
  about: {
    id: 5,
    title: { ru: 'О компании Yolda', uz: 'Yolda haqida' },
    note: {
      ru: 'Кто чинит ваш автомобиль: команда, оборудование и ответы на частые вопросы.',
      uz: 'Avtomobilingizni kim taʼmirlaydi: jamoa, jihozlar va koʻp beriladigan savollarga javoblar.',
    },
    words: { ru: 'о нас сотрудники мастера', uz: 'biz haqimizda kompaniya ustalar' },
  },
  services: {
    id: 6,
    title: { ru: 'Все услуги', uz: 'Barcha xizmatlar' },
    note: {
      ru: 'Обслуживание, диагностика, ремонт, шиномонтаж и кузовные работы: цена и срок.',
      uz: 'Texnik xizmat, diagnostika, taʼmirlash, shinomontaj va kuzov ishlari: narx va muddat.',
    },
    words: { ru: 'услуга автосервис', uz: 'xizmat avtoservis' },
  },
  shop: {
    id: 7,
    title: { ru: 'Магазин запчастей', uz: 'Ehtiyot qismlar doʻkoni' },
    note: {
      ru: 'Запчасти и расходники: цена, производитель, наличие и к каким моделям подходят.',
      uz: 'Ehtiyot qismlar va sarf materiallari: narxi, ishlab chiqaruvchisi, mavjudligi va mos modellar.',
    },
    words: { ru: 'запчасть купить', uz: 'doʻkon sotib olish' },
  },
  blog: {
    id: 8,
    title: { ru: 'Блог: советы мастеров', uz: 'Blog: ustalar maslahatlari' },
    note: {
      ru: 'Как ухаживать за машиной, что проверить самому и во что обойдётся ремонт.',
      uz: 'Mashinani qanday asrash, nimani oʻzingiz tekshirish va taʼmir qanchaga tushishi.',
    },
    words: { ru: 'статьи новости', uz: 'maqolalar yangiliklar' },
  },
  signIn: {
    id: 9,
    title: { ru: 'Вход в личный кабинет', uz: 'Shaxsiy kabinetga kirish' },
    note: {
      ru: 'Гараж, история обслуживания, ваши записи и заявки.',
      uz: 'Garaj, xizmat tarixi, yozuvlaringiz va arizalaringiz.',
    },
    words: { ru: 'войти кабинет гараж история', uz: 'kabinet garaj tarix' },
  },
  signUp: {
    id: 10,
    title: { ru: 'Регистрация', uz: 'Roʻyxatdan oʻtish' },
    note: {
      ru: 'По номеру телефона и коду из SMS.',
      uz: 'Telefon raqami va SMS kod orqali.',
    },
    words: { ru: 'личный кабинет', uz: 'shaxsiy kabinet' },
  },
  home: null,
  serviceChooser: null,
  search: null,
  notFound: null,
};

export const SITE_PAGES: readonly SitePage[] = (Object.keys(ENTRIES) as SearchablePage[]).flatMap((name) => {
  const entry = ENTRIES[name];
  return entry ? [{ ...entry, path: PAGES[name].path }] : [];
});
