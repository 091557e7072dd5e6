// Made by artwork/fonts.mjs: do not edit. Fonts to preload: latin always, cyrillic for Russian.
export const FONT_FILES = {
  latin: '/fonts/onest-latin.c0f107ce.woff2',
  cyrillic: '/fonts/onest-cyrillic.9a692425.woff2',
} as const;
