import { accountCalls as customerCalls } from './account';
import { bookingsCalls } from './bookings';
import { careCalls } from './care';
import { carsCalls } from './cars';
import { codesCalls } from './codes';
import { consentCalls } from './consent';
import { enquiriesCalls } from './enquiries';
import { estimatesCalls } from './estimates';
import { historyCalls } from './history';
import { openVisitsCalls } from './openVisits';
import { reviewsCalls } from './reviews';
import { securityCalls } from './security';
import { sessionCalls } from './session';
import { sharingCalls } from './sharing';
import { signInCalls } from './signIn';
import { trackingCalls } from './tracking';

/** What a visitor sends and what belongs to one customer (docs/spec/account.md, docs/api.md). */
export const accountCalls = {
  ...enquiriesCalls,
  ...trackingCalls,
  ...bookingsCalls,
  ...historyCalls,
  ...openVisitsCalls,
  ...estimatesCalls,
  ...sharingCalls,
  ...reviewsCalls,
  ...sessionCalls,
  ...securityCalls,
  ...customerCalls,
  ...signInCalls,
  ...carsCalls,
  ...careCalls,
  ...codesCalls,
  ...consentCalls,
};
