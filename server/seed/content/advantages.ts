import type { AdvantagesSeed } from '../types';

export const advantages: AdvantagesSeed[] = [
  {
    id: 1,
    title: { ru: 'Почему машину доверяют нам', uz: 'Nega mashinani bizga ishonib topshirishadi' },
    info: {
      ru: 'Четыре правила, по которым работает каждый филиал Yolda. Если мы нарушили любое из них, позвоните: директор сети перезвонит сам.',
      uz: 'Yolda filiallarining har biri amal qiladigan toʻrtta qoida. Birortasini buzgan boʻlsak, qoʻngʻiroq qiling: tarmoq direktorining oʻzi sizga qayta qoʻngʻiroq qiladi.',
    },
    points: [
      {
        title: { ru: 'Сначала причина', uz: 'Avval sabab' },
        info: {
          ru: 'Мастер показывает неисправность на подъёмнике или на экране сканера. Детали «на всякий случай» мы не меняем.',
          uz: 'Usta nosozlikni koʻtargichda yoki skaner ekranida koʻrsatadi. Qismlarni «har ehtimolga qarshi» almashtirmaymiz.',
        },
      },
      {
        title: { ru: 'Цена до начала работ', uz: 'Narx ish boshlanishidan oldin' },
        info: {
          ru: 'Смету вы подтверждаете до ремонта. Если при разборке нашлось новое, сначала звоним и только потом продолжаем.',
          uz: 'Smetani taʼmirdan oldin tasdiqlaysiz. Ochganda yangi narsa chiqsa, avval qoʻngʻiroq qilamiz, keyin davom etamiz.',
        },
      },
      {
        title: { ru: 'Запчасти с именем', uz: 'Kelib chiqishi aniq qismlar' },
        info: {
          ru: 'Оригинал и проверенные марки со своего склада. Если попросите, старую деталь отдаём вам.',
          uz: 'Oʻz omborimizdagi asl va ishonchli markalar. Soʻrasangiz, eski qismni sizga qaytaramiz.',
        },
      },
      {
        title: { ru: 'Гарантия в любом филиале', uz: 'Kafolat istalgan filialda' },
        info: {
          ru: 'Шесть месяцев на работы. Починили в Ташкенте, а вопрос возник в Фергане: обратитесь в ближайший филиал.',
          uz: 'Ishlarga olti oy. Toshkentda taʼmirlandi, savol esa Fargʻonada tugʻildimi, eng yaqin filialga murojaat qiling.',
        },
      },
    ],
  },
];
