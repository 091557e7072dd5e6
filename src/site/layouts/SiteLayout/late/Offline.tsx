import { createPortal } from 'react-dom';
import { Outbox } from '../../../features/enquiries/components/Outbox';
import { OfflineLine } from '../../../features/offline/components/OfflineLine';
import styles from './Offline.module.css';

/** Default export: it is a lazy chunk. Beside the page, so that nothing of it can hold or clip what is said here. */
const Offline = () =>
  createPortal(
    <div className={styles.stack}>
      <Outbox />
      <OfflineLine />
    </div>,
    document.body,
  );

export default Offline;
