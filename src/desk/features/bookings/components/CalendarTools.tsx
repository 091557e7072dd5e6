import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useMay } from '#desk/common/hooks/useSession';
import { useWide } from '#desk/common/hooks/useWide';
import { deskPaths } from '#desk/common/lib/paths';
import { DeskIcon } from '#desk/common/ui/DeskIcon';
import { Button, ButtonLink } from '#shared/ui/actions/Button';
import { Icon } from '#shared/ui/media/Icon';
import styles from './CalendarDesk.module.css';

export interface CalendarToolsProps {
  branch: number;
  day: string;
  isWithGone: boolean;
  onGone: (isShown: boolean) => void;
  onBook: () => void;
  onWalkIn: () => void;
  onBlock: () => void;
  onSettings: () => void;
}

export const CalendarTools = (props: CalendarToolsProps) => {
  const { branch, day, isWithGone, onGone, onBook, onWalkIn, onBlock, onSettings } = props;
  const t = useDeskTexts();
  const may = useMay();
  const hasRoom = useWide(48);
  const others = (
    <>
      {may('change bookings') && <Button onClick={onBlock}>{t('calendar.block')}</Button>}
      <ButtonLink to={deskPaths.printedBookings({ branch, day })}>
        <DeskIcon name="print" size={20} />
        <span>{t('calendar.print')}</span>
      </ButtonLink>
      {(may('block phones') || may('share calendars')) && (
        <Button onClick={onSettings}>{t('calendar.settings')}</Button>
      )}
      <label className={styles.gone}>
        <input type="checkbox" checked={isWithGone} onChange={({ target }) => onGone(target.checked)} />
        <span>{t('calendar.gone')}</span>
      </label>
    </>
  );
  return (
    <div className={styles.tools}>
      {may('change bookings') && (
        <>
          <Button size="lg" variant="primary" onClick={onBook}>
            <Icon name="plus" size={20} />
            <span>{t('calendar.book')}</span>
          </Button>
          <Button size="lg" onClick={onWalkIn}>
            <Icon name="garage" size={20} />
            <span>{t('calendar.walkIn')}</span>
          </Button>
        </>
      )}
      {hasRoom ? (
        others
      ) : (
        <details className={styles.others}>
          <summary>
            <span>{t('nav.more')}</span>
            <Icon name="chevron" size={18} />
          </summary>
          <div className={styles.tools}>{others}</div>
        </details>
      )}
    </div>
  );
};
