import type { LateTexts } from '../ru/late';

export const late: LateTexts = {
  consent: 'Maʼlumotlarim |shaxsiy maʼlumotlar siyosatiga| muvofiq qayta ishlanishiga roziman.',
  documents: 'Hujjatlar',
  links: 'Biz internetda',
  email: 'Pochta',
  app: 'Yolda telefoningizda',
  qrLabel: 'Sayt manzili yozilgan QR-kod',
  qrHint: 'Saytni telefonda ochish uchun kamerani yoʻnaltiring.',
  install: 'Saytni oʻrnatish',
  installHint: 'Saytni telefonga oʻrnatish mumkin: brauzer menyusida «Bosh ekranga qoʻshish»ni tanlang.',
  phoneBar: 'Aloqa va yozilish',
  call: 'Qoʻngʻiroq qilish',
  appStore: 'App Store orqali yuklab olish',
  googlePlay: 'Google Play orqali yuklab olish',
};
