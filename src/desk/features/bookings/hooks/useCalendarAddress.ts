import { useNavigate } from 'react-router';
import { dateAt } from '#contract/rules/clock';
import { useBranches } from '#desk/common/hooks/useBranches';
import { useNow } from '#desk/common/hooks/useNow';
import { deskPaths } from '#desk/common/lib/deskPaths';
import { useQueryParams } from '#shared/hooks/useQueryParams';
import { addressOf, type CalendarAddress } from '../lib/address';

export interface AddressHook {
  address: CalendarAddress;
  /** The chosen branch, or the first of whoever looks; 0 until it is known. */
  branch: number;
  today: string;
  /** `null` takes a part out. */
  go: (change: Readonly<Record<string, string | number | null>>, isReplaced?: boolean) => void;
}

/** What the address of the calendar says, and the way to another one. */
export const useCalendarAddress = (): AddressHook => {
  const navigate = useNavigate();
  const params = useQueryParams();
  const branches = useBranches();
  const today = dateAt(useNow());
  const address = addressOf(params, today);
  return {
    address,
    branch: address.branch || (branches[0]?.id ?? 0),
    today,
    go: (change, isReplaced = false) =>
      void navigate(deskPaths.bookings({ ...Object.fromEntries(params), ...change }), { replace: isReplaced }),
  };
};
