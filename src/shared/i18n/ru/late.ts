/** Texts of the page frame, in both languages in one late chunk. `|` marks the link in a sentence. */
export const late = {
  consent: 'Согласен на обработку моих данных по |политике персональных данных|.',
  documents: 'Документы',
  links: 'Мы в сети',
  email: 'Почта',
  app: 'Yolda в телефоне',
  qrLabel: 'QR-код с адресом сайта',
  qrHint: 'Наведите камеру, чтобы открыть сайт на телефоне.',
  install: 'Установить сайт',
  installHint: 'Сайт можно поставить на телефон: откройте меню браузера и выберите «На главный экран».',
  phoneBar: 'Связь и запись',
  call: 'Позвонить',
  appStore: 'Загрузить в App Store',
  googlePlay: 'Загрузить в Google Play',
};

export type LateTexts = typeof late;
