import type { footer as Source } from '../ru/footer';

export const footer: typeof Source = {
  description:
    'Oʻzbekistonda avtomobillarni taʼmirlash, ularga xizmat koʻrsatish va ehtiyot qismlar. Avval sababini topamiz, keyin narxini aytamiz.',
  loading: 'Yuklanmoqda…',
  supportLabel: 'Yordam 24/7',
  about: 'Kompaniya haqida',
  aboutUs: 'Biz haqimizda',
  team: 'Bizning jamoa',
  ourServices: 'Xizmatlarimiz',
  popularServices: 'Ommabop xizmatlar',
  app: 'Yolda telefoningizda',
  qrLabel: 'Sayt manzili yozilgan QR-kod',
  qrHint: 'Saytni telefonda ochish uchun kamerani yoʻnaltiring.',
  appIsComing: 'Ilova hali yoʻq: tugmalar doʻkonlarning oʻziga olib boradi.',
  appStore: 'App Store orqali yuklab olish',
  googlePlay: 'Google Play orqali yuklab olish',
  qrShare: 'Kodni doʻstingizga koʻrsating.',
  copyright: '© {{year}} Yolda. Barcha huquqlar himoyalangan.',
};
