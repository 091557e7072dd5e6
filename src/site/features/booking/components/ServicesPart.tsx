import { useId, useState } from 'react';
import type { BookableService } from '#contract/catalog';
import type { BookingQuery } from '#shared/config/bookingPaths';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { useIsHydrated } from '../hooks/useIsHydrated';
import { bookedHow } from '../lib/services';
import styles from './Choose.module.css';
import { ServicePicker } from './ServicePicker';

export interface ServicesPartProps {
  list: readonly BookableService[];
  choice: BookingQuery & { services: readonly number[] };
  branch: number | undefined;
  action: string;
  /** Enough is ticked: on to the times. */
  onDone: () => void;
}

/** Who comes with services in the link sees their names; who comes without sees all to tick. */
export const ServicesPart = ({ list, choice, branch, action, onDone }: ServicesPartProps) => {
  const { t } = useTranslation();
  const id = useId();
  const isHydrated = useIsHydrated();
  const [isOpen, setOpen] = useState(choice.services.length === 0);
  const { onLine } = bookedHow(list);
  const names = choice.services.flatMap((one) => onLine.find((service) => service.id === one)?.name ?? []);
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('booking.services')}
      </h2>
      <details className={styles.branches} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={styles.summary}>
          <span className={styles.name}>{names.join(', ') || t('booking.noServices')}</span>
          <span className={styles.change}>{t('booking.changeServices')}</span>
        </summary>
        <ServicePicker services={onLine} chosen={choice.services} branch={branch} car={choice.car} action={action} />
        {isHydrated && choice.services.length > 0 && (
          <div className={styles.onward}>
            <Button
              variant="primary"
              size="lg"
              onClick={() => {
                setOpen(false);
                onDone();
              }}
            >
              {t('booking.showTimes')}
            </Button>
          </div>
        )}
      </details>
    </section>
  );
};
