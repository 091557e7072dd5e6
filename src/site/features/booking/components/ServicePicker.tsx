import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { BookableService } from '#contract/catalog';
import { MAX_SERVICES } from '#contract/rules/bookings';
import type { BookingQuery } from '#shared/config/bookingPaths';
import { useAddress } from '#shared/config/hooks/useAddress';
import { formatDuration, formatMoney } from '#shared/i18n/formats/numbers';

import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { useIsHydrated } from '../hooks/useForms';
import { bookableOnline, byBookingMode, byCategory, parseBookingUrl, withChoice } from '../lib/bookingAddress';
import styles from './Choose.module.css';

interface ServicePickerProps {
  services: readonly BookableService[];
  chosen: readonly number[];
  branch: number | undefined;
  car: Pick<BookingQuery, 'car' | 'brand' | 'model'>;
  action: string;
}

const ServicePicker = ({ services, chosen, branch, car: { car, brand, model }, action }: ServicePickerProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const navigate = useNavigate();
  const { current } = useAddress();
  const isFull = chosen.length >= MAX_SERVICES;
  const choose = (id: number, isWanted: boolean) => {
    const address = current();
    const before = bookableOnline(parseBookingUrl(address.query).services, services);
    const ids = isWanted ? [...before.filter((one) => one !== id), id] : before.filter((one) => one !== id);
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
                    className={styles.box}
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
      {isFull && <p role="status">{t('booking.mostServices', { max: MAX_SERVICES })}</p>}
      {branch !== undefined && <input type="hidden" name="branch" value={branch} />}
      {Object.entries({ car, brand, model }).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <noscript>
        <Button type="submit" variant="primary">
          {t('booking.showTimes')}
        </Button>
      </noscript>
    </form>
  );
};

interface ServicesPartProps {
  list: readonly BookableService[];
  choice: BookingQuery & { services: readonly number[] };
  branch: number | undefined;
  action: string;
  onDone: () => void;
}

export const ServicesPart = ({ list, choice, branch, action, onDone }: ServicesPartProps) => {
  const { t } = useTranslation();
  const id = useId();
  const isHydrated = useIsHydrated();
  const [isOpen, setOpen] = useState(choice.services.length === 0);
  const { online } = byBookingMode(list);
  const names = choice.services.flatMap((one) => online.find((service) => service.id === one)?.name ?? []);
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
        <ServicePicker services={online} chosen={choice.services} branch={branch} car={choice} action={action} />
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
