import type { notFound as Source } from '../ru/notFound';

export const notFound: typeof Source = {
  title: 'Page Not Found',
  heading: 'Sahifa topilmadi',
  text: 'Manzilda xato boʻlishi yoki sahifa koʻchirilgan boʻlishi mumkin. Bosh sahifadan boshlang yoki boʻlimlardan birini oching.',
};
