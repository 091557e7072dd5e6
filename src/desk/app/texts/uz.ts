import { common } from '#shared/i18n/uz/common';
import { dates } from '#shared/i18n/uz/dates';
import { deskTexts } from '#shared/i18n/uz/desk/index';
import { errors } from '#shared/i18n/uz/errors';
import { formAnswers } from '#shared/i18n/uz/formAnswers';
import { forms } from '#shared/i18n/uz/forms';
import { lists } from '#shared/i18n/uz/lists';
import { signIn } from '#shared/i18n/uz/signIn';

/** Of the site's texts those that the shared primitives say. */
export const siteTexts = { common, dates, errors, forms: { ...forms, ...formAnswers }, lists, signIn };
export { deskTexts };
