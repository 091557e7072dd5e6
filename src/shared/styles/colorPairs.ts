/**
 * Which colours of tokens.css meet on the screen, by the ground they stand on and without `--color-`. `tokens.test.ts` computes their contrast in
 * both themes, and fails on a rule or a token that is not listed here.
 */
type Pairs = Readonly<Record<string, readonly string[]>>;

const ON_PAGE = ['ink', 'ink-soft', 'ink-quiet', 'link', 'link-hover', 'success', 'danger'];
const ON_DARK = ['on-night', 'on-night-soft', 'amber'];

/** Words: at least 4.5 to 1 (WCAG 2.2, 1.4.3). */
export const WORDS: Pairs = {
  paper: ON_PAGE,
  surface: ON_PAGE,
  sunken: ON_PAGE,
  ink: ['paper'],
  amber: ['on-amber'],
  'amber-hover': ['on-amber'],
  'amber-soft': ['ink', 'ink-soft'],
  'success-soft': ['ink', 'success'],
  'danger-soft': ['ink', 'danger'],
  night: ON_DARK,
  'night-soft': ON_DARK,
  'night-line': ['on-night'],
  hero: ON_DARK,
  callout: ON_DARK,
  veil: ON_DARK,
  'icon-tile': ['ink-on-light'],
  'on-night': ['ink-on-light'],
  'qr-ground': ['ink-on-light', 'qr'],
};

/** Borders of what can be used, marks and the focus: at least 3 to 1 (WCAG 2.2, 1.4.11). */
export const OUTLINES: Pairs = {
  paper: ['line-strong', 'focus'],
  surface: ['line-strong', 'focus'],
  sunken: ['focus'],
  hero: ['night-line-strong', 'amber'],
  night: ['night-line-strong', 'amber'],
  'night-soft': ['night-line-strong', 'amber'],
  callout: ['night-line-strong', 'amber'],
};

/** Nothing is lost with them: hairlines between what also stands apart, shades over pictures, the shine of placeholders. */
export const DECORATIVE: readonly string[] = [
  'line',
  'backdrop',
  'veil-soft',
  'veil-none',
  'shine',
  'skeleton',
  'skeleton-night',
  'paper-dimmed',
];
