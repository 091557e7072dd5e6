import { useLazyChunk } from '../../hooks/useLazyChunk';
import { useTranslation } from '../../i18n/hooks/useTranslation';
import { Button } from '../actions/Button';
import { Notice } from '../feedback/Notice';
import { Skeleton } from '../feedback/Skeleton';
import { Modal } from '../overlays/Modal';
import type { DateCalendarProps } from './DateCalendar';
import styles from './DateField.module.css';

export interface DateDialogProps extends DateCalendarProps {
  open: boolean;
  title: string;
  onClose: () => void;
}

const loadCalendar = async () => (await import(/* webpackChunkName: "date-calendar" */ './DateCalendar')).default;

/** The calendar of a date field; its script is fetched when it is opened for the first time. */
export const DateDialog = ({ open, title, onClose, ...calendar }: DateDialogProps) => {
  const { t } = useTranslation();
  const { loaded: Calendar, failed, retry } = useLazyChunk(open, loadCalendar);
  return (
    <Modal open={open} onClose={onClose} title={title}>
      <div className={styles.place} aria-busy={!Calendar && !failed}>
        {Calendar && <Calendar {...calendar} />}
        {!Calendar && !failed && <Skeleton shape="title" />}
        {!Calendar && failed && (
          <Notice tone="danger" action={<Button onClick={retry}>{t('common.retry')}</Button>}>
            {t('dates.failed')}
          </Notice>
        )}
      </div>
    </Modal>
  );
};
