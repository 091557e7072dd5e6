export type Language = 'ru' | 'uz';
