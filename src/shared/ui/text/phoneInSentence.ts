import { formatPhone } from '../forms/phoneMask';

/** A number that no line end takes apart: for running text. */
export const phoneInSentence = (phone: string): string => formatPhone(phone).replaceAll(' ', '\u00a0');
