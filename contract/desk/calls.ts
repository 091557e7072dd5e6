import { auditCalls } from './audit';
import { bookingsCalls } from './bookings';
import { bookingTasksCalls } from './bookingTasks';
import { contentCalls } from './content';
import { contentPreviewCalls } from './contentPreview';
import { customersCalls } from './customers';
import { enquiriesCalls } from './enquiries';
import { eventsCalls } from './events';
import { importsCalls } from './imports';
import { notificationsCalls } from './notifications';
import { overviewCalls } from './overview';
import { picturesCalls } from './pictures';
import { reviewsCalls } from './reviews';
import { sessionCalls } from './session';
import { staffCalls } from './staff';
import { stockCalls } from './stock';
import { viewsCalls } from './views';
import { visitsCalls } from './visits';

/** Every call of the desk by name. */
export const deskCalls = {
  ...sessionCalls,
  ...staffCalls,
  ...enquiriesCalls,
  ...viewsCalls,
  ...customersCalls,
  ...overviewCalls,
  ...contentCalls,
  ...contentPreviewCalls,
  ...auditCalls,
  ...eventsCalls,
  ...picturesCalls,
  ...stockCalls,
  ...importsCalls,
  ...visitsCalls,
  ...reviewsCalls,
  ...bookingsCalls,
  ...bookingTasksCalls,
  ...notificationsCalls,
};
