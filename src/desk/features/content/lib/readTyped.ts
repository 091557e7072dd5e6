import type { FieldValue } from '#contract/content/fields';

/** `1 500 000,50` is 1500000.50; what is no price stays as it was typed. */
export const readMoney = (text: string): FieldValue => {
  const amount = text.replace(/\s/g, '').replace(',', '.');
  return /^\d{1,12}(\.\d{1,2})?$/.test(amount) ? amount : text.trim() || null;
};

export const readWhole = (text: string): FieldValue => {
  const digits = text.replace(/\s/g, '');
  if (digits === '') return null;
  return /^-?\d{1,15}$/.test(digits) ? Number(digits) : text.trim();
};

/** `90 123-45-67`, with the country or without; what is no number stays as it was typed. */
export const readPhone = (text: string): FieldValue => {
  const digits = text.replace(/[\s()+-]/g, '');
  if (/^\d{9}$/.test(digits)) return `+998${digits}`;
  return /^998\d{9}$/.test(digits) ? `+${digits}` : text.trim();
};
