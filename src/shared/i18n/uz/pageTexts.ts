import type * as russian from '../ru/pageTexts';
import { prices, search, services, shop } from './catalog';
import { about, blog, contacts, reviews } from './company';
import { track } from './track';

export const documents: typeof russian.documents = {
  contents: 'Mundarija',
  others: 'Boshqa hujjatlar',
  version: '{{version}}-versiya, {{date}}',
};

export const formAnswers: typeof russian.formAnswers = {
  modelDisabled: 'Avval markani tanlang',
  showList: 'Roʻyxatni koʻrsatish: {{label}}',
  sending: 'Yuborilmoqda…',
  required: 'Bu maydonni toʻldiring',
  phoneIncomplete: 'Raqamni toʻliq kiriting: +998 dan keyin toʻqqizta raqam',
  phoneTooLong: 'Ortiqcha raqamlar bor: +998 dan keyin toʻqqizta boʻlishi kerak',
  phoneForeign: 'Bu boshqa davlat raqami. Oʻzbekiston raqami kerak: +998 va toʻqqizta raqam.',
  phoneLandline: 'Shahar telefoniga SMS bormaydi. Mobil raqamni kiriting.',
  phoneCodeUnknown: '{{code}} kodi bizga notanish. Raqam toʻgʻrimi: {{phone}}?',
  phoneIsIt: 'Raqam toʻgʻrimi: {{phone}}?',
  phoneYes: 'Ha, toʻgʻri',
  consent: 'Rozilik',
  consentNeeded: 'Belgini qoʻying: roziliksiz maʼlumotlaringizni qabul qila olmaymiz.',
  toFillIn: 'Hali toʻldirilmagan: {{fields}}.',
  toCheck: 'Tekshiring: {{fields}}.',
  modelElsewhere: 'Model «Model» maydonida tanlanadi.',
  chooseBrand: 'Markani roʻyxatdan tanlang',
  chooseModel: 'Modelni roʻyxatdan tanlang',
  tooLong: 'Matn juda uzun: koʻpi bilan {{max}} belgi',
  thanksTitle: 'Rahmat, ariza qabul qilindi!',
  thanksText: 'Menejerimiz 24 soat ichida siz bilan bogʻlanadi.',
  thanksNumber: 'Ariza raqami: {{reference}}',
  thanksTrack: 'Arizani kuzatish',
  thanksClose: 'Tushunarli',
  technik_error: 'Texnik xatolik',
  notSent: 'Ariza yuborilmadi, yozganlaringiz saqlandi. Yana urinib koʻring.',
  errorText: 'Ariza yuborilmadi, yozganlaringiz saqlandi. Aloqani tekshirib, yana urinib koʻring.',
  noAnswer:
    'Javob kelmadi: ariza bizga yetib kelgan boʻlishi mumkin. Aloqani tekshirib, yana yuboring: ikkinchi ariza paydo boʻlmaydi. Yozganlaringiz saqlandi.',
  serverBroken:
    'Bizning tomonda nosozlik: ariza yetib kelgan boʻlishi mumkin. Uni birozdan soʻng yana yuboring: ikkinchi ariza paydo boʻlmaydi. Yozganlaringiz saqlandi.',
  listFailed: 'Roʻyxat yuklanmadi.',
  tryAgain: 'Yana urinib koʻrish',
  sendLater: 'Aloqa paydo boʻlganda yuborish',
  waitsTitle: 'Ariza aloqani kutyapti',
  waitsText: 'Aloqa paydo boʻlishi bilan oʻzimiz yuboramiz. U sahifaning pastida: oʻzgartirish yoki oʻchirish mumkin.',
};

export const lists: typeof russian.lists = {
  pageTitle: '{{title}}. {{page}}-sahifa',
  pageDescription: '{{page}}-sahifa. {{description}}',
  toFirstPage: 'Birinchi sahifaga',
};

export const pagination: typeof russian.pagination = {
  pagination: 'Sahifalar',
  page: '{{page}}-sahifa',
  previousPage: 'Oldingi sahifa',
  nextPage: 'Keyingi sahifa',
};

export const notFound: typeof russian.notFound = {
  title: 'Page Not Found',
  heading: 'Sahifa topilmadi',
  text: 'Manzilda xato boʻlishi yoki sahifa koʻchirilgan boʻlishi mumkin. Bosh sahifadan boshlang yoki boʻlimlardan birini oching.',
};

export const pageHero: typeof russian.pageHero = {
  breadcrumb: 'Siz shu yerdasiz',
  service: 'Xizmat',
  product: 'Mahsulot',
  article: 'Maqola',
};

export const passport: typeof russian.passport = {
  title: 'Hujjatni tekshirish',
  lead: 'Bu maʼlumotlarni hujjatdagilar bilan solishtiring. Ism va raqam toʻliq koʻrsatilmaydi.',
  genuine: 'Hujjat haqiqiy',
  genuineText: 'Tashrif tariximizda bor va yopilgandan keyin unda hech narsa oʻzgarmagan.',
  broken: 'Hujjatga ishonib boʻlmaydi',
  brokenText: 'Bunday kodli tashrif bor, lekin yozuvi oʻz muhriga mos kelmay qolgan. Filialga qoʻngʻiroq qiling.',
  corrected: 'Bu tashrif keyin tuzatilgan: {{number}}-tashrif amal qiladi.',
  number: 'Tashrif raqami',
  date: 'Sana',
  correctedOn: 'Tuzatilgan sana',
  branch: 'Filial',
  car: 'Avtomobil',
  carOf: '{{car}}, {{year}}-yil',
  mileage: 'Yurgan masofasi',
  km: '{{mileage}}\u00a0km',
  plate: 'Davlat raqami',
  name: 'Mijoz',
  hash: 'Xesh (SHA-256)',
  none: 'Bunday hujjat yoʻq',
  noneText: 'Manzilni toʻliq tekshiring: u hujjat oxirida va QR kodida bor.',
};

export const share: typeof russian.share = {
  title: 'Ulashish',
  telegram: 'Telegram',
  telegramLabel: 'Telegram: ulashish, yangi oynada ochiladi',
  copy: 'Havolani nusxalash',
  copied: 'Havola nusxalandi',
  notCopied: 'Nusxalab boʻlmadi. Mana havola:',
  system: 'Boshqa usullar',
};

export const turnedAway: typeof russian.turnedAway = {
  sessionEnded: 'Seans tugadi, qaytadan kiring',
  signInFirst: 'Shaxsiy kabinetni ochish uchun kiring',
};

export const pageTexts: russian.PageTexts = {
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
