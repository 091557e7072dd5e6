import type { PictureUse } from '#contract/pictures';

/** Where a picture stands today or is about to: kept versions are of the past. */
export const standingIn = (uses: readonly PictureUse[]) => uses.filter(({ place }) => place !== 'version');
