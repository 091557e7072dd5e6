import { personalData } from '../accounts/personalData';
import { bookingsByContent } from '../booking/lostSlots';
import { bookedWorksOf } from '../booking/ofGarage';
import { bookingsByVisit } from '../booking/onVisit';
import { bookingData } from '../booking/personalData';
import { bookedWorks } from '../care/bookedWorks';
import { careData } from '../care/personalData';
import { contentDependents } from '../catalog/content/hooks';
import { enquiriesData } from '../enquiries/personalData';
import { unfollowChat } from '../enquiries/telegram';
import { closedChats } from '../messages/telegram/telegram';
import { visitFollowers } from '../visits/hooks';
import { visitsData } from '../visits/personalData';
import { staffMessagesData } from './staffMessages';
import { tasksData } from './tasks';

/**
 * `personalData` runs in this order: tasks and messages of the staff first, which are found by the phones of the
 * others, and then in the lock order visits, bookings, enquiries.
 */
export function registerHooks(): void {
  closedChats.register('enquiries', unfollowChat);
  bookedWorks.register('booking', bookedWorksOf);
  contentDependents.register('booking', bookingsByContent);
  visitFollowers.register('booking', bookingsByVisit);
  personalData.register('tasks', tasksData);
  personalData.register('staffMessages', staffMessagesData);
  personalData.register('visits', visitsData);
  personalData.register('booking', bookingData);
  personalData.register('enquiries', enquiriesData);
  personalData.register('care', careData);
}
