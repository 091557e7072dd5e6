import { personalData } from './accounts/personalData';
import { bookingData } from './booking/personalData';
import { careData } from './care/personalData';
import { enquiriesData } from './enquiries/personalData';
import { visitsData } from './visits/personalData';

/**
 * Registers what each domain does at the hooks of lower folders. The application and the operator's commands call it before anything else. Erasure takes the
 * locks of visits before those of bookings and enquiries, as every other transaction does.
 */
export function registerHooks(): void {
  personalData.register('visits', visitsData);
  personalData.register('booking', bookingData);
  personalData.register('enquiries', enquiriesData);
  personalData.register('care', careData);
}
