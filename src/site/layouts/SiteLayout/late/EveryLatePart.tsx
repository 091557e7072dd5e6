import type { LatePart } from '#shared/ui/layout/Late';
import BookingStrip from '#site/features/bookingStrip/BookingStrip';
import LateParts from './LateParts';

/** Imports all late parts, for the server and tests, which render no lazy component. */
export const EveryLatePart = ({ part }: { part: LatePart }) =>
  part === 'bookingStrip' ? <BookingStrip /> : <LateParts part={part} />;
