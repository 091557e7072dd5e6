import type { Enquiry } from '../../../../../contract/desk/enquiries';

/** How the purchase form of the site ends the first line, which names the product, in both languages. */
const NUMBER = /^.*\(№\s(\d{1,9})\)(?:\n|$)/;

/** Which product a purchase is about; null where its text names none, and for anything else. */
export const productOf = ({ section, text }: Pick<Enquiry, 'section' | 'text'>): number | null => {
  const named = section === 'shop' ? NUMBER.exec(text)?.[1] : undefined;
  return named === undefined ? null : Number(named);
};
