import { PAGES } from '#contract/rules/pages';
import type { Localized } from '../../platform/db/schema/columns';

export type SitePage = { id: number; path: string; title: Localized; note: Localized; words: Localized };

/** Keep the ids: the index refers to pages by id. */
export const SITE_PAGES: readonly SitePage[] = [
  {
    id: 1,
    path: PAGES.booking.path,
    title: { ru: 'Запись на сервис онлайн', uz: 'Servisga onlayn yozilish' },
    note: {
      ru: 'Выберите услугу, филиал и свободное время: запись подтвердится сразу, без звонка.',
      uz: 'Xizmat, filial va boʻsh vaqtni tanlang: yozuv darhol, qoʻngʻiroqsiz tasdiqlanadi.',
    },
    words: { ru: 'записаться выбрать время бронь', uz: 'vaqt tanlash bron' },
  },
  {
    id: 2,
    path: PAGES.prices.path,
    title: { ru: 'Прайс-лист', uz: 'Narxlar roʻyxati' },
    note: {
      ru: 'Цены на все услуги и запчасти на одной странице, с поиском, для печати, в Excel и CSV.',
      uz: 'Barcha xizmat va ehtiyot qismlar narxi bitta sahifada: qidiruv, chop etish, Excel va CSV.',
    },
    words: { ru: 'прайс цены стоимость', uz: 'narx prays' },
  },
  {
    id: 3,
    path: PAGES.track.path,
    title: { ru: 'Где моя заявка', uz: 'Arizam qayerda' },
    note: {
      ru: 'Введите номер заявки и последние четыре цифры телефона, чтобы узнать, что с ней.',
      uz: 'Ariza holatini bilish uchun uning raqamini va telefoningizning oxirgi toʻrt raqamini kiriting.',
    },
    words: { ru: 'заявка статус заявки отследить', uz: 'ariza holati kuzatish' },
  },
  {
    id: 4,
    path: PAGES.contacts.path,
    title: { ru: 'Контакты: филиалы и телефоны', uz: 'Aloqa: filiallar va telefonlar' },
    note: {
      ru: 'Адреса, часы работы и телефоны филиалов, карта, помощь на дороге и страхование.',
      uz: 'Filiallar manzili, ish vaqti va telefonlari, xarita, yoʻlda yordam va sugʻurta.',
    },
    words: { ru: 'адрес режим работы карта', uz: 'kontakt manzil xarita' },
  },
  {
    id: 5,
    path: PAGES.about.path,
    title: { ru: 'О компании Yolda', uz: 'Yolda haqida' },
    note: {
      ru: 'Кто чинит ваш автомобиль: команда, оборудование и ответы на частые вопросы.',
      uz: 'Avtomobilingizni kim taʼmirlaydi: jamoa, jihozlar va koʻp beriladigan savollarga javoblar.',
    },
    words: { ru: 'о нас сотрудники мастера', uz: 'biz haqimizda kompaniya ustalar' },
  },
  {
    id: 6,
    path: PAGES.services.path,
    title: { ru: 'Все услуги', uz: 'Barcha xizmatlar' },
    note: {
      ru: 'Обслуживание, диагностика, ремонт, шиномонтаж и кузовные работы: цена и срок.',
      uz: 'Texnik xizmat, diagnostika, taʼmirlash, shinomontaj va kuzov ishlari: narx va muddat.',
    },
    words: { ru: 'услуга автосервис', uz: 'xizmat avtoservis' },
  },
  {
    id: 7,
    path: PAGES.shop.path,
    title: { ru: 'Магазин запчастей', uz: 'Ehtiyot qismlar doʻkoni' },
    note: {
      ru: 'Запчасти и расходники: цена, производитель, наличие и к каким моделям подходят.',
      uz: 'Ehtiyot qismlar va sarf materiallari: narxi, ishlab chiqaruvchisi, mavjudligi va mos modellar.',
    },
    words: { ru: 'запчасть купить', uz: 'doʻkon sotib olish' },
  },
  {
    id: 8,
    path: PAGES.blog.path,
    title: { ru: 'Блог: советы мастеров', uz: 'Blog: ustalar maslahatlari' },
    note: {
      ru: 'Как ухаживать за машиной, что проверить самому и во что обойдётся ремонт.',
      uz: 'Mashinani qanday asrash, nimani oʻzingiz tekshirish va taʼmir qanchaga tushishi.',
    },
    words: { ru: 'статьи новости', uz: 'maqolalar yangiliklar' },
  },
  {
    id: 9,
    path: PAGES.signIn.path,
    title: { ru: 'Вход в личный кабинет', uz: 'Shaxsiy kabinetga kirish' },
    note: {
      ru: 'Гараж, история обслуживания, ваши записи и заявки.',
      uz: 'Garaj, xizmat tarixi, yozuvlaringiz va arizalaringiz.',
    },
    words: { ru: 'войти кабинет гараж история', uz: 'kabinet garaj tarix' },
  },
  {
    id: 10,
    path: PAGES.signUp.path,
    title: { ru: 'Регистрация', uz: 'Roʻyxatdan oʻtish' },
    note: {
      ru: 'По номеру телефона и коду из SMS.',
      uz: 'Telefon raqami va SMS kod orqali.',
    },
    words: { ru: 'личный кабинет', uz: 'shaxsiy kabinet' },
  },
];
