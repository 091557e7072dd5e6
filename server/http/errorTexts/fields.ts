import type { Texts } from './text';

/** What is wrong with one field, by the schema keyword it breaks; `{limit}` is the schema's own number. */
export const fieldTexts = {
  required: { ru: 'Обязательное поле.', uz: 'Toʻldirilishi shart.' },
  type: { ru: 'Неверный тип значения.', uz: 'Qiymat turi notoʻgʻri.' },
  minLength: {
    ru: 'Слишком короткое значение: нужно не меньше {limit}.',
    uz: 'Qiymat juda qisqa: kamida {limit} ta belgi kerak.',
  },
  maxLength: {
    ru: 'Слишком длинное значение: можно не больше {limit}.',
    uz: 'Qiymat juda uzun: koʻpi bilan {limit} ta belgi.',
  },
  minimum: { ru: 'Значение должно быть не меньше {limit}.', uz: 'Qiymat {limit} dan kam boʻlmasligi kerak.' },
  maximum: { ru: 'Значение должно быть не больше {limit}.', uz: 'Qiymat {limit} dan oshmasligi kerak.' },
  discount: {
    ru: 'Скидка не может быть больше суммы, с которой она снимается: {limit} сум.',
    uz: 'Chegirma olinadigan summadan katta boʻlishi mumkin emas: {limit} soʻm.',
  },
  signs: { ru: 'Нужны только буквы и цифры.', uz: 'Faqat harf va raqamlar kerak.' },
  days: { ru: 'Нужен день от {min} до {max}.', uz: '{min} dan {max} gacha boʻlgan kun kerak.' },
  birthdate: { ru: 'Такой даты рождения быть не может.', uz: 'Tugʻilgan sana bunday boʻlishi mumkin emas.' },
  passwordCommon: {
    ru: 'Это один из самых частых паролей, его подберут первым. Придумайте другой.',
    uz: 'Bu eng koʻp uchraydigan parollardan biri, uni birinchi boʻlib sinab koʻrishadi. Boshqasini oʻylab toping.',
  },
  passwordOwn: {
    ru: 'Такой пароль легко угадать: в нём только имя, телефон, дата рождения или название сайта. Придумайте другой.',
    uz: 'Bunday parolni topish oson: unda faqat ism, telefon, tugʻilgan sana yoki sayt nomi bor. Boshqasini oʻylab toping.',
  },
  ownPassword: { ru: 'Введён неверный пароль.', uz: 'Kiritilgan parol notoʻgʻri.' },
  policy: {
    ru: 'Такой версии политики нет. Обновите страницу и прочтите её ещё раз.',
    uz: 'Siyosatning bunday versiyasi yoʻq. Sahifani yangilab, uni qayta oʻqing.',
  },
  branches: { ru: 'Выберите хотя бы один филиал.', uz: 'Kamida bitta filialni tanlang.' },
  noBranches: { ru: 'Эта роль не привязана к филиалам.', uz: 'Bu rol filiallarga bogʻlanmagan.' },
  kept: {
    ru: 'Без этого согласие на обработку данных не спросить: так и должно остаться.',
    uz: 'Busiz maʼlumotlarni qayta ishlashga rozilik soʻrab boʻlmaydi: shunday qolishi kerak.',
  },
  past: { ru: 'Это время уже прошло.', uz: 'Bu vaqt oʻtib ketgan.' },
  taken: { ru: 'Такое уже есть.', uz: 'Bunday allaqachon bor.' },
  choice: { ru: 'Такого варианта нет.', uz: 'Bunday tanlov yoʻq.' },
  minimumSize: {
    ru: 'Картинка слишком мала для этого места: нужно не меньше {limit} точек.',
    uz: 'Rasm bu joy uchun juda kichik: kamida {limit} nuqta kerak.',
  },
  unknown: { ru: 'Неизвестное поле.', uz: 'Nomaʼlum maydon.' },
  right: {
    ru: 'Тот, кто назначил публикацию, больше не может публиковать.',
    uz: 'Eʼlon vaqtini belgilagan xodim endi eʼlon qila olmaydi.',
  },
  other: { ru: 'Неверное значение.', uz: 'Qiymat notoʻgʻri.' },
} as const satisfies Texts;
