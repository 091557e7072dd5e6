import { escapeMarkup } from '#contract/rules/text';

/** Control characters, which XML 1.0 has no way to write. */
const UNWRITABLE = /[\p{Cc}\ufffe\uffff]/gu;
const isSpace = (sign: string) => sign === '\n' || sign === '\t';

/** Escapes text for an element or an attribute. */
export const xmlText = (text: string): string =>
  escapeMarkup(text.replace(UNWRITABLE, (sign) => (isSpace(sign) ? sign : '')));

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
