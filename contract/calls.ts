import { accountCalls, consentCalls, securityCalls } from './account';
import { deskAuditCalls, deskEventsCalls, deskNotificationsCalls, deskOverviewCalls } from './activity';
import { articlesCalls, blogCalls } from './blog';
import { bookingOptionsCalls, bookingsCalls, soonestTimeCalls } from './bookings';
import { deskBookingsCalls, deskBookingTasksCalls } from './bookingsDesk';
import type { Call } from './call';
import { careCalls } from './care';
import { brandsCalls, carDocumentsCalls, carsCalls } from './cars';
import { bookableServicesCalls, partsCalls, pricesCalls, serviceCalls, servicesCalls } from './catalog';
import { aboutCalls, branchesCalls, companyCalls, contactsCalls, helpNumbersCalls } from './company';
import { deskContentCalls, deskContentPreviewCalls } from './content';
import { deskCustomersCalls } from './customers';
import { deskEnquiriesCalls, deskViewsCalls, enquiriesCalls, trackingCalls } from './enquiries';
import { homeCalls } from './home';
import { deskMessagesCalls } from './messages';
import { deskPicturesCalls } from './pictures';
import { deskReviewsCalls, publicReviewsCalls, reviewsCalls } from './reviews';
import { deskSearchCalls, searchCalls } from './search';
import { sharingCalls } from './sharing';
import { codesCalls, sessionCalls, signInCalls } from './signIn';
import { deskSessionCalls, deskStaffCalls } from './staff';
import { deskImportsCalls, deskStockCalls } from './stock';
import { deskTasksCalls } from './tasks';
import { telemetryCalls } from './telemetry';
import { estimatesCalls, historyCalls, openVisitsCalls } from './visits';
import { deskVisitsCalls } from './visitsDesk';

export const contentCalls = {
  ...brandsCalls,
  ...carDocumentsCalls,
  ...publicReviewsCalls,
  ...partsCalls,
  ...servicesCalls,
  ...serviceCalls,
  ...bookableServicesCalls,
  ...pricesCalls,
  ...articlesCalls,
  ...blogCalls,
  ...companyCalls,
  ...contactsCalls,
  ...helpNumbersCalls,
  ...aboutCalls,
  ...branchesCalls,
  ...homeCalls,
  ...bookingOptionsCalls,
};

export const calls = {
  ...contentCalls,
  ...consentCalls,
  ...accountCalls,
  ...securityCalls,
  ...codesCalls,
  ...signInCalls,
  ...sessionCalls,
  ...carsCalls,
  ...careCalls,
  ...bookingsCalls,
  ...soonestTimeCalls,
  ...enquiriesCalls,
  ...trackingCalls,
  ...openVisitsCalls,
  ...estimatesCalls,
  ...historyCalls,
  ...reviewsCalls,
  ...sharingCalls,
  ...searchCalls,
  ...telemetryCalls,
};
export type CallName = keyof typeof calls;

export const deskCalls = {
  ...deskBookingsCalls,
  ...deskBookingTasksCalls,
  ...deskEnquiriesCalls,
  ...deskViewsCalls,
  ...deskVisitsCalls,
  ...deskReviewsCalls,
  ...deskContentCalls,
  ...deskContentPreviewCalls,
  ...deskPicturesCalls,
  ...deskStockCalls,
  ...deskImportsCalls,
  ...deskSessionCalls,
  ...deskStaffCalls,
  ...deskCustomersCalls,
  ...deskSearchCalls,
  ...deskTasksCalls,
  ...deskMessagesCalls,
  ...deskOverviewCalls,
  ...deskNotificationsCalls,
  ...deskEventsCalls,
  ...deskAuditCalls,
};

const PREFIXES = { main: '/api/main', public: '', desk: '/api/desk' } as const;

export const callUrl = ({ host, path }: { host: Call['host'] | 'desk'; path: string }): string =>
  `${PREFIXES[host]}${path}`;
