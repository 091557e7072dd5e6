import { common } from '#shared/i18n/ru/common';
import { dates } from '#shared/i18n/ru/dates';
import { deskTexts } from '#shared/i18n/ru/desk/index';
import { errors } from '#shared/i18n/ru/errors';
import { formAnswers } from '#shared/i18n/ru/formAnswers';
import { forms } from '#shared/i18n/ru/forms';
import { lists } from '#shared/i18n/ru/lists';
import { signIn } from '#shared/i18n/ru/signIn';

/** Of the site's texts those that the shared primitives say. */
export const siteTexts = { common, dates, errors, forms: { ...forms, ...formAnswers }, lists, signIn };
export { deskTexts };
