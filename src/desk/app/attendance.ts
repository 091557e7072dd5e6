import { DESK_ATTENDED_MINUTES } from '#contract/rules/deskLimits';

/** No movement: browsers report one too where the page moves under a pointer that rests. */
const SIGNS = ['pointerdown', 'keydown', 'wheel'] as const;

/** Tells whether somebody sits at this desk: it was opened, pressed, typed at or scrolled within the last minutes. */
export const watchAttendance = (): (() => boolean) => {
  let last = Date.now();
  const seen = () => {
    last = Date.now();
  };
  for (const sign of SIGNS) document.addEventListener(sign, seen, { capture: true, passive: true });
  return () => Date.now() - last < DESK_ATTENDED_MINUTES * 60_000;
};
