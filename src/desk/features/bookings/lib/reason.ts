const LEAST = 3;

/** Whether it says anything, by the rule of the server: three signs, the outer ones seen. */
export const isReason = (text: string): boolean => text.trim().length >= LEAST;
