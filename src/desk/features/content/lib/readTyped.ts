import type { FieldValue } from '../../../../../contract/content/fields';

/** `1 500 000,50` is 1500000.50; what is no price stays as it was typed. */
export const readMoney = (text: string): FieldValue => text.replace(/\s/g, '').replace(',', '.') || null;

export const readWhole = (text: string): FieldValue => {
  const digits = text.replace(/\s/g, '');
  if (digits === '') return null;
  return /^-?\d{1,15}$/.test(digits) ? Number(digits) : text;
};

/** `90 123-45-67`, with the country or without. */
export const readPhone = (text: string): FieldValue => {
  const digits = text.replace(/[\s()-]/g, '');
  if (/^\d{9}$/.test(digits)) return `+998${digits}`;
  return /^998\d{9}$/.test(digits) ? `+${digits}` : digits;
};
