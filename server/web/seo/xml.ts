import { escapeMarkup } from '#contract/rules/text';

/** Control characters and noncharacters, most of which XML 1.0 forbids. */
const UNWRITABLE = /[\p{Cc}\ufffe\uffff]/gu;
const isSpace = (sign: string) => sign === '\n' || sign === '\t';

export const xmlText = (text: string): string =>
  escapeMarkup(text.replace(UNWRITABLE, (sign) => (isSpace(sign) ? sign : '')));

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
