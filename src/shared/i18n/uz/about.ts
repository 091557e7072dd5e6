import type { about as Source } from '../ru/about';

export const about: typeof Source = {
  title: 'Yolda haqida: ustalar, xizmatlar va savollarga javoblar',
  description:
    'Avtomobilingizni kim taʼmirlaydi va qanday ishlaymiz: Yolda jamoasi, asosiy xizmatlar, koʻp beriladigan savollarga javoblar va servisga yozilish.',
  lead: 'Nosozlik sababini tushuntiramiz, narxni ish boshlanishidan oldin kelishib olamiz va natija uchun javob beramiz.',
  block: 'Biz kimmiz',
  specialists: 'Malakali mutaxassislar',
  equipment: 'Professional uskunalar',
  percent: '{{value}}%',
  services: 'Nima ish qilamiz',
  servicesLead: 'Narxi, muddati va aloqa raqamini bilish uchun xizmatni tanlang.',
  allServices: 'Barcha xizmatlar',
  team: 'Bizning jamoa',
  teamLead: 'Avtomobilingizni qabul qiladigan va ish uchun javob beradigan odamlar.',
  booking: 'Servisga ariza',
  not_register_login: 'Bu sahifadan ariza yuborish uchun shaxsiy kabinetga kiring yoki roʻyxatdan oʻting.',
  noSignIn: 'Kirmasdan ham mumkin: bosh sahifada xuddi shunday shakl bor, vaqtni esa onlayn yozilishda tanlaysiz.',
  homeForm: 'Bosh sahifadagi shakl',
  signIn: 'Kirish',
  signUp: 'Roʻyxatdan oʻtish',
  faq: 'Koʻp beriladigan savollar',
  faqAsk: 'Javob topilmadimi? Qoʻngʻiroq qiling, kecha-yu kunduz aloqadamiz.',
};
