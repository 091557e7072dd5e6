export const share = {
  title: 'Поделиться',
  telegram: 'Telegram',
  telegramLabel: 'Telegram: поделиться, откроется в новой вкладке',
  copy: 'Скопировать ссылку',
  copied: 'Ссылка скопирована',
  notCopied: 'Скопировать не удалось. Вот ссылка:',
  system: 'Другие способы',
};
