import { dates } from '#shared/i18n/uz/accountTexts';
import { deskTexts } from '#shared/i18n/uz/desk/index';
import { common, errors, forms } from '#shared/i18n/uz/firstTexts';

import { formAnswers, lists } from '#shared/i18n/uz/pageTexts';

import { signIn } from '#shared/i18n/uz/signIn';

export const siteTexts = { common, dates, errors, forms: { ...forms, ...formAnswers }, lists, signIn };
export { deskTexts };
