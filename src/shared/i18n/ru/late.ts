/**
 * What stands around every page and comes with its own late chunk, both languages of it: the first page's texts do without. The link of a
 * sentence stands between bars.
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
