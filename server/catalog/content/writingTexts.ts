import type { Language } from '../../platform/language';

/** How a value of each type of field is written, for whom it was written otherwise. */
export const writingTexts = {
  slug: {
    ru: 'Только латинские буквы, цифры и дефис, до 60 знаков.',
    uz: 'Faqat lotin harflari, raqamlar va defis, 60 ta belgigacha.',
  },
  phone: { ru: 'Нужно девять цифр после +998.', uz: '+998 dan keyin toʻqqizta raqam kerak.' },
  money: {
    ru: 'Цена пишется цифрами: 250\u00a0000 или 250\u00a0000,50.',
    uz: 'Narx raqamlar bilan yoziladi: 250\u00a0000 yoki 250\u00a0000,50.',
  },
  zero: {
    ru: 'Цена должна быть больше нуля. Если цены нет, оставьте поле пустым.',
    uz: 'Narx noldan katta boʻlsin. Narx boʻlmasa, maydonni boʻsh qoldiring.',
  },
  edition: {
    ru: 'Текст изменился: поставьте номер редакции больше прежнего. Люди соглашались с прежним текстом.',
    uz: 'Matn oʻzgardi: tahrir raqamini oldingisidan katta qiling. Odamlar oldingi matnga rozilik bergan.',
  },
  date: { ru: 'Такого дня в календаре нет.', uz: 'Taqvimda bunday kun yoʻq.' },
  early: { ru: 'Последний день не может быть раньше первого.', uz: 'Oxirgi kun birinchisidan oldin boʻlolmaydi.' },
  link: {
    ru: 'Ссылка начинается с https:// и пишется без пробелов.',
    uz: 'Havola https:// bilan boshlanadi va boʻshliqsiz yoziladi.',
  },
  page: {
    ru: 'Нужна ссылка с https:// или страница сайта, например /shop.',
    uz: 'https:// bilan havola yoki sayt sahifasi kerak, masalan /shop.',
  },
  mail: {
    ru: 'Нужна почта, например info@yolda.uz, или ссылка с https://.',
    uz: 'Pochta, masalan info@yolda.uz, yoki https:// bilan havola kerak.',
  },
  picture: {
    ru: 'Адрес картинки начинается с /media/. Проще загрузить файл.',
    uz: 'Rasm manzili /media/ bilan boshlanadi. Faylni yuklash osonroq.',
  },
  times: {
    ru: 'Укажите, во сколько открывается и во сколько закрывается. Это разное время.',
    uz: 'Qachon ochilishi va qachon yopilishini koʻrsating. Bu ikki xil vaqt.',
  },
  overlap: {
    ru: 'Часы пересекаются или идут не по порядку. Следующее время начинается после перерыва.',
    uz: 'Soatlar ustma-ust tushgan yoki tartibi buzilgan. Keyingi vaqt tanaffusdan soʻng boshlanadi.',
  },
  booked: {
    ru: 'На этом посту есть записи: {limit}. Перенесите или отмените их, затем меняйте филиал.',
    uz: 'Bu postda yozuvlar bor: {limit}. Avval ularni koʻchiring yoki bekor qiling, keyin filialni oʻzgartiring.',
  },
  video: {
    ru: 'Нужен адрес видео целиком, например https://youtu.be/…',
    uz: 'Video manzili toʻliq kerak, masalan https://youtu.be/…',
  },
  place: {
    ru: 'Нужны оба числа: широта от −90 до 90 и долгота от −180 до 180.',
    uz: 'Ikkala son ham kerak: kenglik −90 dan 90 gacha, uzunlik −180 dan 180 gacha.',
  },
} as const satisfies Record<string, Record<Language, string>>;
