export { contentTexts, kindTexts } from '#shared/i18n/ru/content/index';
