/**
 * Stands in for @floating-ui/react in production: react-datepicker places a calendar that pops up with it, and the site's only one
 * stands in the page. It would be a third of the calendar's chunk.
 */
const notForPopUps = (): never => {
  throw new Error('Calendars that pop up need @floating-ui/react: see webpack/rules.ts');
};

export const useFloating = notForPopUps;
export const autoUpdate = notForPopUps;
export const flip = notForPopUps;
export const offset = notForPopUps;
export const arrow = notForPopUps;
export const FloatingArrow = notForPopUps;
