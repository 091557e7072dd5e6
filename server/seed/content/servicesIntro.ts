import type { TitledSeed } from '../types';

export const servicesIntro: TitledSeed[] = [
  {
    id: 1,
    title: { ru: 'Один сервис для машины любой марки', uz: 'Har qanday marka uchun bitta servis' },
    desc: {
      ru: 'От замены масла до капитального ремонта и покраски: всё в одном месте, с одной историей машины. Начинаем с диагностики, заканчиваем картой осмотра, где видно, что сделано и что может подождать.',
      uz: 'Moy almashtirishdan kapital taʼmir va boʻyashgacha: hammasi bir joyda, mashinaning yagona tarixi bilan. Diagnostikadan boshlaymiz, nima qilingani va nima kutib turishi mumkinligi yozilgan koʻrik varaqasi bilan tugatamiz.',
    },
    photo: '/media/about/intro.1200x900.webp',
  },
];
