import { useState } from 'react';
import type { Branch } from '#contract/company';
import { branchElementId } from '#shared/config/anchors';
import { bookingAddress } from '#shared/config/bookingPaths';
import type { AddressFrom } from '#shared/config/hooks/useAddress';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { opensElsewhere } from '#shared/lib/navigation';
import { formatKm } from '#shared/lib/nearest';
import { weekHoursOf } from '#shared/lib/openingHours';
import { ButtonLink } from '#shared/ui/actions/Button';
import { formatPhone, telHref } from '#shared/ui/forms/phoneMask';
import { classNames } from '#shared/ui/lib/classNames';
import { FilterLink } from '#shared/ui/lists/FilterLink';
import { Icon } from '#shared/ui/media/Icon';
import { Picture } from '#shared/ui/media/Picture';
import styles from './BranchCard.module.css';
import { BranchHours, OpenNow } from './BranchHours';
import { isOnMap, placeOf } from './mapView';
import { RouteLinks } from './RouteLinks';

/**
 * Splits off the locality, so that name and address fit on one line each on phones. The locality is empty if the name
 * contains it; the street is the address without the first part if that is the locality.
 */
export const splitAddress = ({ name, address, locality = '' }: Pick<Branch, 'name' | 'address' | 'locality'>) => {
  if (locality === '') return { locality: '', street: address };
  const [first = '', ...rest] = address.split(', ');
  return {
    locality: name.includes(locality) ? '' : locality,
    street: `${first} `.startsWith(`${locality} `) && rest.length > 0 ? rest.join(', ') : address,
  };
};

const BranchPhones = ({ branch }: { branch: Branch }) => {
  const { t } = useTranslation();
  const phones = [
    { label: t('contacts.serviceManager'), phone: branch.service_manager_phone },
    { label: t('contacts.storeManager'), phone: branch.store_manager_phone },
  ].filter(({ phone }) => /\d/.test(phone));
  if (phones.length === 0) return null;
  return (
    <ul className={styles.phones}>
      {phones.map(({ label, phone }) => (
        <li key={label}>
          <a className={styles.phone} href={telHref(phone)}>
            <span className={styles.label}>{label}</span>
            <span className={styles.number}>{formatPhone(phone)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
};

const BranchSummary = ({ branch, distance, now }: Pick<BranchCardProps, 'branch' | 'distance' | 'now'>) => {
  const { t } = useTranslation();
  const { locality, street } = splitAddress(branch);
  return (
    <summary className={styles.summary}>
      <Picture className={styles.photo} src={branch.photo} alt="" sizes="(min-width: 64rem) 6rem, 24rem" />
      <h3 className={styles.name}>{branch.name}</h3>
      <span className={styles.beside}>
        {locality && <span className={styles.locality}>{locality}</span>}
        {Number.isFinite(distance) && (
          <span className={styles.distance}>{t('contacts.km', { distance: formatKm(distance) })}</span>
        )}
      </span>
      <Icon name="chevron" size={20} className={styles.sign} />
      <span className={styles.line}>
        <OpenNow week={weekHoursOf(branch)} now={now} />
      </span>
      <span className={styles.address}>{street}</span>
    </summary>
  );
};

interface BranchCardProps {
  branch: Branch;
  to: AddressFrom;
  isChosen: boolean;
  /** Kilometres from the visitor, Infinity if unknown. */
  distance: number;
  now: Date | null;
  onChosen: () => void;
}

/** A closed card has three lines. It uses `details`, which work without scripts. The chosen branch is open. */
export const BranchCard = ({ branch, to, isChosen, distance, now, onChosen }: BranchCardProps) => {
  const { t } = useTranslation();
  const paths = usePaths();
  const [isOpen, setOpen] = useState(isChosen);
  const [wasChosen, setWasChosen] = useState(isChosen);
  if (isChosen !== wasChosen) {
    setWasChosen(isChosen);
    if (isChosen) setOpen(true);
  }
  return (
    <article className={classNames(styles.card, isChosen && styles.chosen)} id={branchElementId(branch.id)}>
      <details
        className={styles.more}
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        suppressHydrationWarning
      >
        <BranchSummary branch={branch} distance={distance} now={now} />
        <div className={styles.details}>
          <div className={styles.facts}>
            <BranchHours week={weekHoursOf(branch)} now={now} />
            <BranchPhones branch={branch} />
          </div>
          <div className={styles.actions} data-no-print="">
            {branch.is_bookable && (
              <ButtonLink
                variant="primary"
                to={paths.inLanguage(bookingAddress({ branch: branch.id }))}
                aria-label={t('contacts.bookAt', { branch: branch.name })}
              >
                {t('common.book')}
              </ButtonLink>
            )}
            {isOnMap(placeOf(branch)) && (
              <FilterLink
                className={styles.show}
                to={to}
                preventScrollReset
                aria-label={`${isChosen ? t('contacts.onMapNow') : t('contacts.onMap')}: ${branch.name}`}
                aria-current={isChosen ? 'true' : undefined}
                onClick={(event) => {
                  if (!opensElsewhere(event)) onChosen();
                }}
              >
                <Icon name="pin" size={18} />
                <span>{isChosen ? t('contacts.onMapNow') : t('contacts.onMap')}</span>
              </FilterLink>
            )}
          </div>
          <RouteLinks branch={branch} />
        </div>
      </details>
    </article>
  );
};
