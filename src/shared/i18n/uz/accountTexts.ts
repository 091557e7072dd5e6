import type { AccountTexts } from '../ru/accountTexts';
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

export const accountTexts: AccountTexts = {
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
