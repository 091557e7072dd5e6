import type { ImplausibleMileage } from '#api/implausibleMileage';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { formatDate } from '#shared/i18n/formats/date';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { formatKilometres } from '../lib/amounts';

/** Why a mileage can hardly be right. */
export const MileageQuestion = ({ mileage, last, at, plausible }: ImplausibleMileage & { mileage: number }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const known = last === null ? '' : t('mileage.last', { distance: formatKilometres(last) });
  const when = at === null ? '' : ` (${formatDate(at.slice(0, 10), language)})`;
  const isLess = last !== null && mileage < last;
  return (
    <p>{`${t(isLess ? 'mileage.less' : 'mileage.more', { distance: formatKilometres(mileage) })} ${known}${known ? `${when}.` : ''} ${!isLess && plausible !== null ? t('mileage.plausible', { distance: formatKilometres(plausible) }) : ''}`}</p>
  );
};
