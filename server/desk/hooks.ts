import { personalData } from '../accounts/personalData';
import { bookingsByVisit } from '../booking/onVisit';
import { bookingData } from '../booking/personalData';
import { bookingsByContent } from '../booking/stranded';
import { careData } from '../care/personalData';
import { contentDependents } from '../catalog/content/hooks';
import { enquiriesData } from '../enquiries/personalData';
import { endChat } from '../enquiries/telegram';
import { closedChats } from '../messages/telegram/telegram';
import { visitFollowers } from '../visits/hooks';
import { visitsData } from '../visits/personalData';

/**
 * Registers what each domain does at the hooks of lower folders. The application and the operator's commands call it before anything else. Erasure takes the
 * locks of visits before those of bookings and enquiries, as every other transaction does.
 */
export function registerHooks(): void {
  closedChats.register('enquiries', endChat);
  contentDependents.register('booking', bookingsByContent);
  visitFollowers.register('booking', bookingsByVisit);
  personalData.register('visits', visitsData);
  personalData.register('booking', bookingData);
  personalData.register('enquiries', enquiriesData);
  personalData.register('care', careData);
}
