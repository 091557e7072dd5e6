import type { errors as Source } from '../ru/errors';

export const errors: typeof Source = {
  notFoundTitle: 'Page Not Found',
  notFoundHeading: 'Bunday sahifa yoʻq',
  notFoundText:
    'Manzilda xato boʻlishi yoki sahifa koʻchirilgan boʻlishi mumkin. Bosh sahifadan boshlang yoki boʻlimlardan birini oching.',
  unexpectedTitle: 'Unexpected Application Error!',
  unexpectedText: 'Sahifadagi xato sizda emas, bizda. Uni yangilang yoki bosh sahifaga qayting.',
  reload: 'Sahifani yangilash',
  toHome: 'Bosh sahifaga',
};
