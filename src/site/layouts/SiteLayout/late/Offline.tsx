import { Suspense, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { followOutbox, readOutbox } from '#shared/drafts/outbox';
import { lazyExtra } from '#shared/lib/lazyExtra';
import { loadOutbox } from '#site/features/enquiries/loadOutbox';
import { OfflineLine } from '#site/features/offline/components/OfflineLine';
import styles from './Offline.module.css';

const Outbox = lazyExtra(loadOutbox);

const hasEntries = () => readOutbox().length > 0;

/** Beside the page, so that nothing of it can hold or clip what is said here. */
export const Offline = () => {
  const isOutboxUsed = useSyncExternalStore(followOutbox, hasEntries);
  return createPortal(
    <div className={styles.stack}>
      {/* There before its content: screen readers announce what comes into a status. */}
      <div role="status">
        <Suspense>{isOutboxUsed && <Outbox />}</Suspense>
      </div>
      <OfflineLine />
    </div>,
    document.body,
  );
};
