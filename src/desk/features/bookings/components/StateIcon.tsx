import type { DeskBooking } from '#contract/bookingsDesk';
import { Icon, type IconName } from '#shared/ui/media/Icon';

const ICONS: Record<DeskBooking['state'], IconName> = {
  held: 'edit',
  booked: 'clock',
  arrived: 'pin',
  in_work: 'play',
  done: 'check',
  no_show: 'close',
  cancelled: 'close',
  blocked: 'pause',
};

export const StateIcon = ({ state, size = 16 }: { state: DeskBooking['state']; size?: number }) => (
  <Icon name={ICONS[state]} size={size} />
);
