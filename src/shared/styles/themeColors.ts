/** `--color-night` of tokens.css, which a meta tag and a manifest cannot read: the colour of the bar above every page. */
export const THEME_COLORS = { light: '#111827', dark: '#171e2a' } as const;
