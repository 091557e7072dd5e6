export const documents = {
  others: 'Другие документы',
  version: 'Версия {{version}}, {{date}}',
};
