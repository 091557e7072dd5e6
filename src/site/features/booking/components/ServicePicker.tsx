import { useNavigate } from 'react-router';
import type { BookableService } from '#contract/catalog';
import { MOST_SERVICES } from '#contract/rules/bookings';
import { useAddress } from '#shared/config/hooks/useAddress';
import { formatDuration } from '#shared/i18n/formats/duration';
import { formatMoney } from '#shared/i18n/formats/money';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { parseBookingUrl, withChoice } from '../lib/bookingUrl';
import { bookedOf, byCategory } from '../lib/services';
import styles from './Choose.module.css';

export interface ServicePickerProps {
  services: readonly BookableService[];
  chosen: readonly number[];
  branch: number | undefined;
  car: number | undefined;
  /** Where the form without a script is sent to. */
  action: string;
}

/** Boxes to tick, by category; those by phone alone are named by whoever stands below them. */
export const ServicePicker = ({ services, chosen, branch, car, action }: ServicePickerProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const navigate = useNavigate();
  const { current } = useAddress();
  const isFull = chosen.length >= MOST_SERVICES;
  const choose = (id: number, isWanted: boolean) => {
    const address = current();
    // What is booked by phone alone goes with the first press.
    const before = bookedOf(parseBookingUrl(address.query).services, services);
    const ids = isWanted ? [...before.filter((one) => one !== id), id] : before.filter((one) => one !== id);
    // The day goes with the services that it was found for.
    void navigate(withChoice({ services: ids, day: undefined, from: undefined })(address), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return (
    <form method="get" action={action} className={styles.services} aria-label={t('booking.services')}>
      {byCategory(services).map(({ category, items }) => (
        <fieldset key={category} className={styles.category}>
          <legend className={styles.legend}>{category || t('booking.otherServices')}</legend>
          <div className={styles.boxes}>
            {items.map(({ id, name, minutes, price_from: price }) => {
              const isChosen = chosen.includes(id);
              return (
                <label key={id} className={styles.service}>
                  <input
                    type="checkbox"
                    name="services"
                    value={id}
                    checked={isChosen}
                    disabled={isFull && !isChosen}
                    onChange={({ currentTarget }) => choose(id, currentTarget.checked)}
                  />
                  <span className={styles.name}>{name}</span>
                  <span className={styles.facts}>
                    {[
                      minutes && formatDuration(minutes, t),
                      price !== null && t('common.priceFrom', { price: formatMoney(String(price), lang) }),
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                </label>
              );
            })}
          </div>
        </fieldset>
      ))}
      {isFull && <p role="status">{t('booking.mostServices', { max: MOST_SERVICES })}</p>}
      {branch !== undefined && <input type="hidden" name="branch" value={branch} />}
      {car !== undefined && <input type="hidden" name="car" value={car} />}
      <noscript>
        <Button type="submit" variant="primary">
          {t('booking.showTimes')}
        </Button>
      </noscript>
    </form>
  );
};
