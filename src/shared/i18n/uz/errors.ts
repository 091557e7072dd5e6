import type { errors as Source } from '../ru/errors';

export const errors: typeof Source = {
  unexpectedTitle: 'Unexpected Application Error!',
  unexpectedName: 'Sahifada xatolik',
  unexpectedText: 'Sahifadagi xato sizda emas, bizda. Uni yangilang yoki bosh sahifaga qayting.',
  reload: 'Sahifani yangilash',
  toHome: 'Bosh sahifaga',
};
