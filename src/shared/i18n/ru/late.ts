/**
 * Texts of the page frame that load with its late chunk, in both languages, so that the first page stays small. Bars
 * mark the link in a sentence.
 */
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
