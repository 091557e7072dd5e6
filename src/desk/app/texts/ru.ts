import { dates } from '#shared/i18n/ru/accountTexts';
import { deskTexts } from '#shared/i18n/ru/desk/index';
import { common, errors, forms } from '#shared/i18n/ru/firstTexts';

import { formAnswers, lists } from '#shared/i18n/ru/pageTexts';

import { signIn } from '#shared/i18n/ru/signIn';

export const siteTexts = { common, dates, errors, forms: { ...forms, ...formAnswers }, lists, signIn };
export { deskTexts };
