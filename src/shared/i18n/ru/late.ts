/** Late chunk with texts of the page frame in both languages. Bars mark the link in a sentence. */
export const late = {
  consent: 'Согласен на обработку моих данных по |политике персональных данных|.',
  documents: 'Документы',
  links: 'Мы в сети',
  email: 'Почта',
  app: 'Yolda в телефоне',
  qrLabel: 'QR-код с адресом сайта',
  qrHint: 'Наведите камеру, чтобы открыть сайт на телефоне.',
  qrShare: 'Покажите код другу.',
  appStore: 'Загрузить в App Store',
  googlePlay: 'Загрузить в Google Play',
};

export type LateTexts = typeof late;
