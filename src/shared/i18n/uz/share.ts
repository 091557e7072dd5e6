import type { share as Source } from '../ru/share';

export const share: typeof Source = {
  title: 'Ulashish',
  telegram: 'Telegram',
  telegramLabel: 'Telegram: ulashish, yangi oynada ochiladi',
  copy: 'Havolani nusxalash',
  copied: 'Havola nusxalandi',
  notCopied: 'Nusxalab boʻlmadi. Mana havola:',
  system: 'Boshqa usullar',
};
