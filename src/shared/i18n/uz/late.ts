import type { LateTexts } from '../ru/late';

export const late: LateTexts = {
  consent: 'Maʼlumotlarim |shaxsiy maʼlumotlar siyosatiga| muvofiq qayta ishlanishiga roziman.',
  documents: 'Hujjatlar',
  links: 'Biz internetda',
  email: 'Pochta',
  app: 'Yolda telefoningizda',
  qrLabel: 'Sayt manzili yozilgan QR-kod',
  qrHint: 'Saytni telefonda ochish uchun kamerani yoʻnaltiring.',
  qrShare: 'Kodni doʻstingizga koʻrsating.',
  appStore: 'App Store orqali yuklab olish',
  googlePlay: 'Google Play orqali yuklab olish',
};
