import type { LateTexts } from '../ru/late';

export const late: LateTexts = {
  consent: 'Maʼlumotlarim |shaxsiy maʼlumotlar siyosatiga| muvofiq qayta ishlanishiga roziman.',
  documents: 'Hujjatlar',
  prices: 'Narxlar roʻyxati',
  links: 'Biz internetda',
  email: 'Pochta',
};
