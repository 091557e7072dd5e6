/**
 * Text colours by background colour, as token names without `--color-`. `tokens.test.ts` checks the contrast and fails
 * for unlisted tokens.
 */
type Pairs = Readonly<Record<string, readonly string[]>>;

const ON_PAGE = ['ink', 'ink-soft', 'ink-quiet', 'link', 'link-hover', 'success', 'danger'];
const ON_DARK = ['on-night', 'on-night-soft', 'amber'];

/** Text needs a contrast of at least 4.5 to 1 (WCAG 2.2, 1.4.3). */
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

/** Borders of controls, marks and the focus ring need a contrast of at least 3 to 1 (WCAG 2.2, 1.4.11). */
export const OUTLINES: Pairs = {
  paper: ['line-strong', 'focus'],
  surface: ['line-strong', 'focus'],
  sunken: ['focus'],
  hero: ['night-line-strong', 'amber'],
  night: ['night-line-strong', 'amber'],
  'night-soft': ['night-line-strong', 'amber'],
  callout: ['night-line-strong', 'amber'],
};

/** Colours that carry no information: hairlines, shades over pictures, shine of skeletons. */
export const DECORATIVE: readonly string[] = [
  'line',
  'backdrop',
  'photo-ground',
  'veil-soft',
  'veil-none',
  'shine',
  'skeleton',
  'skeleton-night',
  'paper-dimmed',
];
