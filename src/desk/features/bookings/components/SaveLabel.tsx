import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { formatDayAndTime } from '#desk/common/lib/moments';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { isoAt } from '../lib/days';
import type { Chosen } from '../lib/newValues';

/** What the button does: with the time, so that one press confirms what is read there. */
export const SaveLabel = ({ isWalkIn, chosen }: { isWalkIn: boolean; chosen: Chosen | null }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  if (isWalkIn) return <span>{t('newBooking.walkInSave')}</span>;
  return (
    <span>
      {chosen
        ? t('newBooking.saveAt', { time: formatDayAndTime(isoAt(chosen.start), language) })
        : t('newBooking.save')}
    </span>
  );
};
