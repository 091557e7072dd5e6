import { useFormikContext } from 'formik';
import { useLookUpCustomersQuery } from '#api/desk/customers';
import type { CustomerHit } from '#contract/customers';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { formatPhone } from '#shared/ui/forms/phoneMask';
import { type BeginValues, phoneOf, splitName } from '../lib/beginValues';
import styles from './BeginForm.module.css';

/** Fewer digits fit half of all customers. */
const MIN_DIGITS = 4;
const MOST = 4;

/** Who has the number, while it is typed: one press takes name and car over. */
export const CustomerHits = () => {
  const t = useDeskTexts();
  const { values, setValues } = useFormikContext<BeginValues>();
  const digits = values.phone.replace(/\D/g, '');
  const isTaken = values.phone !== '' && values.phone === values.foundBy;
  const isAsked = digits.length >= MIN_DIGITS && digits.length <= 12 && !isTaken;
  const { currentData: hits = [] } = useLookUpCustomersQuery({ phone: digits }, { skip: !isAsked });
  const take = (hit: CustomerHit) =>
    void setValues((before) => ({
      ...before,
      ...splitName(hit.name),
      phone: phoneOf(hit.phone),
      foundBy: phoneOf(hit.phone),
      customer: hit.id ?? 0,
      brand: hit.brand ?? 0,
      model: hit.model ?? 0,
      year: hit.year === null ? '' : String(hit.year),
      plate: hit.plate ?? '',
      vin: hit.vin ?? '',
    }));
  return (
    <div role="status">
      {isAsked && hits.length > 0 && (
        <ul className={styles.list} aria-label={t('entry.known')}>
          {hits.slice(0, MOST).map((hit) => (
            <li key={`${hit.phone}${hit.id ?? ''}`}>
              <button type="button" className={styles.hit} onClick={() => take(hit)}>
                <b>{hit.name}</b>
                <span>{[formatPhone(hit.phone), hit.car].filter(Boolean).join(' · ')}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
