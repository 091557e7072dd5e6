import { useParams } from 'react-router';
import type { Load } from '#shared/config/page';
import { BookingLinkPage, load as loadLink } from './BookingLinkPage';
import { BookingPage, load as loadTimes } from './BookingPage';

export const load: Load = (context, args) => (args.params['token'] === undefined ? loadTimes : loadLink)(context, args);

/** Where a time is chosen, and the booking by its link. */
export const Component = () => (useParams()['token'] === undefined ? <BookingPage /> : <BookingLinkPage />);
