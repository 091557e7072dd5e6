/** Groups the digits of a whole number with no-break spaces: '20 000'. */
export const groupedDigits = (whole: number): string => String(whole).replace(/\B(?=(?:\d{3})+$)/g, '\u00a0');
