import type { fallbackForms as Source } from '../ru/fallbackForms';

/** What the forms say to those whose page has no script: only the server ever shows it. */
export const fallbackForms: typeof Source = {
  brandMissing: 'Mashina markasini yozing',
  modelMissing: 'Mashina modelini yozing',
  brandUnknown: 'Bizda bunday marka yoʻq. Borlari: {{names}}.',
  modelUnknown: 'Bizda bunday model yoʻq. Borlari: {{names}}.',
  car: 'Mashina: {{brand}} {{model}}',
  leaveEmpty: 'Bu maydonni boʻsh qoldiring',
  mistakes: 'Ariza hali yuborilmadi. Iltimos, tekshirib koʻring:',
  vouch: 'Raqam toʻgʻri boʻlsa, arizani yana bir marta yuboring.',
  foreign: 'Ariza bizning saytimizdan kelmadi, shuning uchun qabul qilinmadi. Formani shu sahifada toʻldiring.',
  again: 'Formani dastur toʻldirganga oʻxshaydi. Agar bu siz boʻlsangiz, tugmani yana bir marta bosing.',
  tooMany: 'Sizning manzilingizdan ketma-ket juda koʻp ariza keldi. Bir necha daqiqa kuting yoki qoʻngʻiroq qiling.',
  tooLarge: 'Matn juda uzun, qabul qila olmadik. Qisqaroq yozing yoki qoʻngʻiroq qiling.',
  failed:
    'Ariza yuborilmadi: bizda nimadir ishlamay qoldi. Yozganlaringiz saqlandi, bir daqiqadan keyin yana urinib koʻring.',
  unanswered:
    'Javob kelmadi: ariza bizga yetib kelgan boʻlishi mumkin. Bir daqiqadan keyin yana yuboring: ikkinchi ariza paydo boʻlmaydi. Yozganlaringiz saqlandi.',
  another: 'Yana bitta ariza yuborish',
};
