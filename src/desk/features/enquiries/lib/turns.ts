import { makeTurns } from '../../../common/lib/turns';

/** Of enquiries. */
export const { inTurn, isAtRest, noteVersion, latestVersion } = makeTurns();
