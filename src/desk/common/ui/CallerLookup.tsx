import { useFormikContext } from 'formik';
import { useLookUpCustomersQuery } from '#api/desk/generated/customers';
import type { CustomerHit } from '#contract/customers';
import { formatPhone } from '#shared/ui/forms/phoneMask';
import { useDeskTexts } from '../hooks/useDeskTexts';
import styles from './CallerLookup.module.css';

/** Minimum digits for a lookup: fewer match half of all customers. */
const MIN_DIGITS = 4;
const MAX_HITS = 4;

interface Caller {
  phone: string;
  name: string;
  brand: number;
  model: number;
  plate?: string;
  year?: string;
}

export const CallerLookup = ({ phone }: { phone: string }) => {
  const t = useDeskTexts();
  const { setValues } = useFormikContext<Caller>();
  const digits = phone.replace(/\D/g, '');
  const isAsked = digits.length >= MIN_DIGITS && digits.length <= 12;
  const { currentData: hits } = useLookUpCustomersQuery({ phone: digits }, { skip: !isAsked });
  const fill = (hit: CustomerHit) => {
    void setValues((values) => ({
      ...values,
      phone: hit.phone.replace(/\D/g, '').replace(/^998/, ''),
      name: hit.name,
      brand: hit.brand ?? 0,
      model: hit.model ?? 0,
      ...(values.plate !== undefined && { plate: hit.plate ?? '' }),
      ...(values.year !== undefined && { year: hit.year === null ? '' : String(hit.year) }),
    }));
  };
  return (
    <div role="status">
      {isAsked && hits !== undefined && hits.length > 0 && (
        <ul className={styles.list} aria-label={t('entry.known')}>
          {hits.slice(0, MAX_HITS).map((hit) => (
            <li key={`${hit.phone}${hit.id ?? ''}${hit.plate ?? ''}`}>
              <button type="button" className={styles.hit} onClick={() => fill(hit)}>
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
