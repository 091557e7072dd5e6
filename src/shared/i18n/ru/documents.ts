export const documents = {
  version: 'Версия {{version}}, {{date}}',
};
