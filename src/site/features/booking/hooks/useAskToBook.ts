import { useBookMutation, useBookOwnMutation } from '#api/endpoints/bookings';
import type { SentBooking } from '../lib/sentBooking';

/** Sends a booking as it is kept: as often as it is sent it is made once. */
export const useAskToBook = () => {
  const [book] = useBookMutation();
  const [bookOwn] = useBookOwnMutation();
  return (sent: SentBooking) => (sent.owner === null ? book(sent.call) : bookOwn(sent.call));
};
