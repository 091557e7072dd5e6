import type { formAnswers as Source } from '../ru/formAnswers';

export const formAnswers: typeof Source = {
  modelDisabled: 'Avval markani tanlang',
  showList: 'Roʻyxatni koʻrsatish: {{label}}',
  sending: 'Yuborilmoqda…',
  required: 'Bu maydonni toʻldiring',
  phoneIncomplete: 'Raqamni toʻliq kiriting: +998 dan keyin toʻqqizta raqam',
  phoneTooLong: 'Ortiqcha raqamlar bor: +998 dan keyin toʻqqizta boʻlishi kerak',
  phoneForeign: 'Bu boshqa davlat raqami. Oʻzbekiston raqami kerak: +998 va toʻqqizta raqam.',
  phoneCodeUnknown: '{{code}} kodi bizga notanish. Raqam toʻgʻrimi: {{phone}}?',
  phoneIsIt: 'Raqam toʻgʻrimi: {{phone}}?',
  phoneYes: 'Ha, toʻgʻri',
  toFillIn: 'Hali toʻldirilmagan: {{fields}}.',
  toCheck: 'Tekshiring: {{fields}}.',
  chooseBrand: 'Markani roʻyxatdan tanlang',
  chooseModel: 'Modelni roʻyxatdan tanlang',
  tooLong: 'Matn juda uzun: koʻpi bilan {{max}} belgi',
  thanksTitle: 'Rahmat, ariza qabul qilindi!',
  thanksText: 'Menejerimiz 24 soat ichida siz bilan bogʻlanadi.',
  thanksNumber: 'Ariza raqami: {{reference}}',
  thanksClose: 'Tushunarli',
  technik_error: 'Texnik xatolik',
  errorText: 'Ariza yuborilmadi, yozganlaringiz saqlandi. Aloqani tekshirib, yana urinib koʻring.',
  noAnswer:
    'Javob kelmadi: ariza bizga yetib kelgan boʻlishi mumkin. Aloqani tekshirib, yana yuboring: ikkinchi ariza paydo boʻlmaydi. Yozganlaringiz saqlandi.',
  listFailed: 'Roʻyxat yuklanmadi.',
  tryAgain: 'Yana urinib koʻrish',
};
