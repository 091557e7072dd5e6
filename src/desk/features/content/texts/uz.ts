export { contentTexts, kindTexts } from '#shared/i18n/uz/content/index';
