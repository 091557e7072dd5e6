import type { dates as Source } from '../ru/dates';

export const dates: typeof Source = {
  placeholder: 'KK.OO.YYYY',
  open: 'Taqvimni ochish: {{label}}',
  month: 'Oy',
  year: 'Yil',
  previousMonth: 'Oldingi oy',
  nextMonth: 'Keyingi oy',
  days: 'Oy kunlari',
  chooseDay: 'Tanlash:',
  dayToCome: 'Tanlab boʻlmaydi:',
  failed: 'Taqvim yuklanmadi. Sanani maydonga yozish ham mumkin.',
};
