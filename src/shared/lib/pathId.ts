import { MAX_ID } from '#contract/rules/limits';

/** The id of a path such as /shop/singl-shop/12, or null: anything else in its place is an address that does not exist. */
export const pathId = (segment: string | undefined): number | null => {
  const number = /^[1-9]\d{0,9}$/.test(segment ?? '') ? Number(segment) : 0;
  return number >= 1 && number <= MAX_ID ? number : null;
};
