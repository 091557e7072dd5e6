import type { FINDING_LEVELS } from '#contract/rules/visits';
import { groupedDigits } from '../../platform/groupedDigits';
import type { Language } from '../../platform/language';

type Level = (typeof FINDING_LEVELS)[number];

export const PDF_TEXTS = {
  ru: {
    title: (number: number) => `Визит № ${number}`,
    subtitle: 'История обслуживания автомобиля',
    taxId: (id: string) => `ИНН ${id}`,
    branch: 'Филиал',
    closed: 'Дата',
    correctedOn: 'Исправлено',
    reference: 'Номер заказа',
    customer: 'Клиент',
    car: 'Автомобиль',
    year: (year: number) => `${year} г.`,
    plate: 'Госномер',
    vin: 'VIN',
    mileage: 'Пробег',
    km: (km: string) => `${km}\u00a0км`,
    check: 'Проверить подлинность',
    corrects: (number: number, day: string) => `Исправляет визит № ${number} от ${day}.`,
    corrected: (number: number, day: string) => `Исправлен визитом № ${number} от ${day}: действует он.`,
    lines: 'Работы и запчасти',
    name: 'Наименование',
    quantity: 'Кол-во',
    price: 'Цена, сум',
    discount: 'Скидка, сум',
    sum: 'Сумма, сум',
    declined: 'отказ клиента, не выполнялось',
    guarantee: (limits: readonly string[]) => `Гарантия до ${limits.join(' или ')}`,
    guaranteeTerm: (term: string) => `Гарантия ${term}`,
    papers: { estimate: 'Смета', order: 'Заказ-наряд', act: 'Акт выполненных работ' },
    paperNumber: (paper: string, number: string) => `${paper} № ${number}`,
    printedOn: 'Составлено',
    received: 'Принята',
    collected: 'Выдана',
    phone: 'Телефон',
    complaint: 'Со слов клиента',
    note: 'Заметка для мастера',
    works: 'Работы',
    parts: 'Запчасти и материалы',
    worksSum: 'Работы',
    partsSum: 'Запчасти и материалы',
    openEstimate: 'Смета на вашем телефоне',
    correctsOther: 'Исправляет более ранний визит.',
    correctedByOther: 'Визит исправлен другим: этот акт не действует.',
    estimateTerms: 'Цены действуют для перечисленных работ. Без вашего согласия мы ничего не добавляем.',
    signatures: {
      estimate: ['Смету составил', 'Согласен, клиент'],
      order: ['Автомобиль принял', 'Автомобиль сдал, клиент'],
      act: ['Работы выполнил', 'Работы принял, претензий нет, клиент'],
    },
    signatureHint: 'подпись, имя, дата',
    amount: 'Сумма строк',
    off: 'Скидка на весь визит',
    total: 'Итого к оплате',
    som: 'сум',
    findings: 'Осмотр и рекомендации',
    levels: {
      red: 'Красный: нужно сейчас',
      yellow: 'Жёлтый: скоро понадобится',
      green: 'Зелёный: в порядке',
    } satisfies Record<Level, string>,
    dueDate: (day: string) => `Сделать до ${day}`,
    dueMileage: (km: string) => `Сделать до пробега ${km}\u00a0км`,
    photos: 'Фотографии',
    unreadable: 'Фотографию не удалось прочитать',
    hash: 'Хеш визита (SHA-256)',
    checkText: 'Подлинность проверяется по QR-коду или по адресу',
    history: 'История автомобиля',
    printed: (day: string) => `Составлено ${day}`,
    left: (count: number) => `Показаны последние записи; более ранних: ${count}.`,
    own: 'Запись владельца: сделано не в Yolda, мы это не проверяли',
    handedOver: 'От прежнего владельца: без имени, госномера и цен',
    cost: (sum: string) => `Стоимость со слов владельца: ${sum}\u00a0сум`,
    checkAt: 'Подлинность проверяется по адресу',
  },
  uz: {
    title: (number: number) => `${number}-tashrif`,
    subtitle: 'Avtomobilga xizmat koʻrsatish tarixi',
    taxId: (id: string) => `STIR ${id}`,
    branch: 'Filial',
    closed: 'Sana',
    correctedOn: 'Tuzatilgan sana',
    reference: 'Buyurtma raqami',
    customer: 'Mijoz',
    car: 'Avtomobil',
    year: (year: number) => `${year}-yil`,
    plate: 'Davlat raqami',
    vin: 'VIN',
    mileage: 'Yurgan masofasi',
    km: (km: string) => `${km}\u00a0km`,
    check: 'Haqiqiyligini tekshirish',
    corrects: (number: number, day: string) => `${day} sanasidagi ${number}-tashrifni tuzatadi.`,
    corrected: (number: number, day: string) =>
      `${day} sanasidagi ${number}-tashrif bilan tuzatilgan: oʻshanisi amal qiladi.`,
    lines: 'Ishlar va ehtiyot qismlar',
    name: 'Nomi',
    quantity: 'Soni',
    price: 'Narxi, soʻm',
    discount: 'Chegirma, soʻm',
    sum: 'Summa, soʻm',
    declined: 'mijoz rad etgan, bajarilmagan',
    guarantee: (limits: readonly string[]) => `Kafolat muddati: ${limits.join(' yoki ')} gacha`,
    guaranteeTerm: (term: string) => `Kafolat ${term}`,
    papers: { estimate: 'Smeta', order: 'Buyurtma-naryad', act: 'Bajarilgan ishlar dalolatnomasi' },
    paperNumber: (paper: string, number: string) => `${paper} № ${number}`,
    printedOn: 'Tuzilgan sana',
    received: 'Qabul qilingan',
    collected: 'Topshirilgan',
    phone: 'Telefon',
    complaint: 'Mijozning soʻzlari',
    note: 'Usta uchun izoh',
    works: 'Ishlar',
    parts: 'Ehtiyot qismlar va materiallar',
    worksSum: 'Ishlar',
    partsSum: 'Ehtiyot qismlar va materiallar',
    openEstimate: 'Smeta telefoningizda',
    correctsOther: 'Avvalgi tashrifni tuzatadi.',
    correctedByOther: 'Tashrif boshqasi bilan tuzatilgan: bu dalolatnoma amal qilmaydi.',
    estimateTerms: 'Narxlar roʻyxatdagi ishlar uchun. Roziligingizsiz hech narsa qoʻshmaymiz.',
    signatures: {
      estimate: ['Smetani tuzdi', 'Roziman, mijoz'],
      order: ['Avtomobilni qabul qildi', 'Avtomobilni topshirdi, mijoz'],
      act: ['Ishlarni bajardi', 'Ishlarni qabul qildim, eʼtirozim yoʻq, mijoz'],
    },
    signatureHint: 'imzo, ism, sana',
    amount: 'Qatorlar yigʻindisi',
    off: 'Butun tashrif uchun chegirma',
    total: 'Toʻlanadigan summa',
    som: 'soʻm',
    findings: 'Koʻrik va tavsiyalar',
    levels: {
      red: 'Qizil: hozir kerak',
      yellow: 'Sariq: tez orada kerak boʻladi',
      green: 'Yashil: joyida',
    } satisfies Record<Level, string>,
    dueDate: (day: string) => `Muddati: ${day}`,
    dueMileage: (km: string) => `${km}\u00a0km gacha bajarish kerak`,
    photos: 'Suratlar',
    unreadable: 'Suratni oʻqib boʻlmadi',
    hash: 'Tashrif xeshi (SHA-256)',
    checkText: 'Haqiqiyligi QR kod yoki shu manzil orqali tekshiriladi',
    history: 'Avtomobil tarixi',
    printed: (day: string) => `Tuzilgan sana: ${day}`,
    left: (count: number) => `Oxirgi yozuvlar koʻrsatilgan; undan oldingilari: ${count} ta.`,
    own: 'Egasining yozuvi: ish Yoldada qilinmagan, biz tekshirmaganmiz',
    handedOver: 'Avvalgi egasidan: ism, davlat raqami va narxlarsiz',
    cost: (sum: string) => `Narxi, egasining aytishicha: ${sum}\u00a0soʻm`,
    checkAt: 'Haqiqiyligi shu manzil orqali tekshiriladi',
  },
} as const satisfies Record<Language, object>;

export type PdfTexts = (typeof PDF_TEXTS)[Language];

const MONTHS: Record<Language, string> = {
  ru: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
  uz: 'yanvar fevral mart aprel may iyun iyul avgust sentabr oktabr noyabr dekabr',
};

export function dayInWords(day: string, language: Language): string {
  const [year = '', month, date] = day.split('-');
  const name = MONTHS[language].split(' ')[Number(month) - 1] ?? '';
  return language === 'uz' ? `${Number(date)}-${name}, ${year}-yil` : `${Number(date)} ${name} ${year}`;
}

export const grouped = groupedDigits;

/** Groups the digits of an Uzbek phone: '+998 90 123 45 67'. Returns other text unchanged. */
export const groupedPhone = (phone: string): string =>
  phone.replace(/^\+?(998)(\d{2})(\d{3})(\d{2})(\d{2})$/, '+$1\u00a0$2\u00a0$3\u00a0$4\u00a0$5');

export const quantityOf = (thousandths: number): string => {
  const rest = String(thousandths % 1_000)
    .padStart(3, '0')
    .replace(/0+$/, '');
  return grouped(Math.floor(thousandths / 1_000)) + (rest && `,${rest}`);
};

/** Returns the limits of a guarantee in words; not whether one has ended, because the paper may be older. */
export function guaranteeText(
  { until_date: date, until_mileage: km }: { until_date?: string | null; until_mileage?: number | null },
  language: Language,
): string {
  const t = PDF_TEXTS[language];
  const limits = [
    ...(date ? [dayInWords(date, language)] : []),
    ...(typeof km === 'number' ? [t.km(grouped(km))] : []),
  ];
  return t.guarantee(limits);
}
