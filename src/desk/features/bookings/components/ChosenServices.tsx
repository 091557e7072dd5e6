import { MOST_SERVICES } from '#contract/rules/bookings';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { ServiceFinder } from '#desk/common/ui/ServiceFinder';
import { IconButton } from '#shared/ui/actions/IconButton';
import type { ChosenService } from '../lib/newValues';
import styles from './BookingForm.module.css';

export interface ChosenServicesProps {
  services: readonly ChosenService[];
  onChange: (services: ChosenService[]) => void;
}

/** What is to be done: found by a few letters, several together. */
export const ChosenServices = ({ services, onChange }: ChosenServicesProps) => {
  const t = useDeskTexts();
  return (
    <div>
      {services.length > 0 && (
        <ul className={styles.chosen} aria-label={t('newBooking.services')}>
          {services.map(({ id, name }) => (
            <li key={id}>
              <span>{name}</span>
              <IconButton
                icon="close"
                label={t('newBooking.removeService', { name })}
                onClick={() => onChange(services.filter((one) => one.id !== id))}
              />
            </li>
          ))}
        </ul>
      )}
      {services.length < MOST_SERVICES && (
        <ServiceFinder
          label={t('newBooking.addService')}
          hasPrices
          onChoose={({ id, name }) => {
            if (!services.some((one) => one.id === id)) onChange([...services, { id, name }]);
          }}
        />
      )}
    </div>
  );
};
