import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { useDeskSelector } from '../../common/store';
import { DeskIcon } from '../../common/ui/DeskIcon';
import { TitleContext } from '../../common/ui/Screen';
import { selectStream } from '../../features/live/liveSlice';
import { useLive } from '../../features/live/useLive';
import { useNotified } from '../../features/notifications/useNotified';
import { SearchModal } from '../../features/search/SearchModal';
import { useSearchKey } from '../../features/search/useSearchKey';
import { keepFocus } from './keepFocus';
import liveStyles from './Live.module.css';
import { Navigation } from './Navigation';
import styles from './Shell.module.css';
import { Toasts } from './Toasts';

const Live = ({ title }: { title: string }) => {
  const t = useDeskTexts();
  const isLost = useDeskSelector(selectStream) === 'lost';
  useLive(title);
  useNotified();
  return (
    <div role="status" data-no-print="">
      {isLost && (
        <p className={liveStyles.disconnected}>
          <DeskIcon name="offline" size={18} />
          <span>{t('frame.lost')}</span>
        </p>
      )}
    </div>
  );
};

export const Shell = () => {
  const t = useDeskTexts();
  const [title, setTitle] = useState('');
  const [isSearching, setSearching] = useState(false);
  useSearchKey(() => setSearching(true));
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const section = pathname.split('/')[2];
  const shown = useRef(section);
  // Moves focus to a new section, so that screen readers read it from the start.
  useEffect(() => {
    if (shown.current === section) return;
    shown.current = section;
    main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [section]);
  useEffect(() => (main.current ? keepFocus(main.current) : undefined), []);
  return (
    <TitleContext value={setTitle}>
      <div className={styles.shell}>
        <a className={styles.skip} href="#main" data-no-print="">
          {t('nav.skip')}
        </a>
        <Navigation onSearch={() => setSearching(true)} />
        <div className={styles.screen}>
          <Live title={title} />
          <main ref={main} id="main" className={styles.main} tabIndex={-1}>
            <Outlet />
          </main>
        </div>
        <SearchModal open={isSearching} onClose={() => setSearching(false)} />
        <Toasts />
      </div>
    </TitleContext>
  );
};
