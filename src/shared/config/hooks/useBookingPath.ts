import { useVisitorChoice } from '../../lib/visitorChoice';
import { usePaths } from './usePaths';

/** Returns the address of the booking page with the car, service and branch that the visitor chose last. */
export const useBookingPath = (): string => {
  const path = usePaths({ home: '' }).booking();
  const choice = useVisitorChoice();
  return choice ? `${path}?${choice}` : path;
};
