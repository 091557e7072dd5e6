import type { turnedAway as Source } from '../ru/turnedAway';

export const turnedAway: typeof Source = {
  sessionEnded: 'Seans tugadi, qaytadan kiring',
  signInFirst: 'Shaxsiy kabinetni ochish uchun kiring',
};
