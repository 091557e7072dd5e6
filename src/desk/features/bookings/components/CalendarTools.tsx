import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useMay } from '#desk/common/hooks/useSession';
import { useWide } from '#desk/common/hooks/useWide';
import { deskPaths } from '#desk/common/lib/paths';
import { DeskIcon } from '#desk/common/ui/DeskIcon';
import { Button, ButtonLink } from '#shared/ui/actions/Button';
import { Icon } from '#shared/ui/media/Icon';
import styles from './CalendarTools.module.css';

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

/** Closes an open `<details>` menu on Escape and on a press outside, except in the dialog that an entry opened. */
const useMenu = () => {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      const isOutside = target instanceof Element && !menu.current?.contains(target) && !target.closest('dialog');
      if (isOutside && menu.current) menu.current.open = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !menu.current?.open) return;
    menu.current.open = false;
    menu.current.querySelector('summary')?.focus();
  };
  return { ref: menu, onKeyDown };
};

export const CalendarTools = (props: CalendarToolsProps) => {
  const { branch, day, isWithGone, onGone, onBook, onWalkIn, onBlock, onSettings } = props;
  const t = useDeskTexts();
  const may = useMay();
  const hasRoom = useWide(48);
  const menu = useMenu();
  const mayChange = may('change bookings');
  const walkIn = mayChange && (
    <Button onClick={onWalkIn}>
      <Icon name="garage" size={20} />
      <span>{t('calendar.walkIn')}</span>
    </Button>
  );
  return (
    <>
      {mayChange && (
        <Button variant="primary" onClick={onBook}>
          <Icon name="plus" size={20} />
          <span>{t('calendar.book')}</span>
        </Button>
      )}
      {hasRoom && walkIn}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the native menu */}
      <details className={styles.others} {...menu}>
        <summary>
          <span>{t('nav.more')}</span>
          <Icon name="chevron" size={18} />
        </summary>
        <div className={styles.menu}>
          {!hasRoom && walkIn}
          {mayChange && <Button onClick={onBlock}>{t('calendar.block')}</Button>}
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
        </div>
      </details>
    </>
  );
};
