import { booking } from './booking';
import { care } from './care';
import { dates } from './dates';
import { history } from './history';
import { openVisits } from './openVisits';
import { ownBookings } from './ownBookings';
import { personal } from './personal';
import { regions } from './regions';
import { security } from './security';
import { sharing } from './sharing';
import { signIn } from './signIn';

/** What sign-in, the personal area and booking say: a chunk of its own, so that no other page carries it. */
export const accountTexts = {
  booking,
  care,
  dates,
  history,
  openVisits,
  ownBookings,
  personal,
  regions,
  security,
  sharing,
  signIn,
};

export type AccountTexts = typeof accountTexts;
