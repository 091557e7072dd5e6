/** `--color-night` of tokens.css, for the meta tag and the manifest, which cannot read CSS. */
export const THEME_COLORS = { light: '#111827', dark: '#171e2a' } as const;
