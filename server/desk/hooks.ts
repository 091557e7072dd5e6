import { personalData } from '../accounts/personalData';
import { bookingsByVisit } from '../booking/onVisit';
import { bookingData } from '../booking/personalData';
import { bookingsByContent } from '../booking/stranded';
import { careData } from '../care/personalData';
import { contentDependents } from '../catalog/content/hooks';
import { enquiriesData } from '../enquiries/personalData';
import { unfollowChat } from '../enquiries/telegram';
import { closedChats } from '../messages/telegram/telegram';
import { visitFollowers } from '../visits/hooks';
import { visitsData } from '../visits/personalData';

/**
 * Registers the domains at hooks of lower layers. Application and operator commands call it first.
 * The order of erasure is the lock order: visits, bookings, enquiries.
 */
export function registerHooks(): void {
  closedChats.register('enquiries', unfollowChat);
  contentDependents.register('booking', bookingsByContent);
  visitFollowers.register('booking', bookingsByVisit);
  personalData.register('visits', visitsData);
  personalData.register('booking', bookingData);
  personalData.register('enquiries', enquiriesData);
  personalData.register('care', careData);
}
