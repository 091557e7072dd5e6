import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { FieldValue, Place } from '#contract/content/fields';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { useContentTexts } from '../../hooks/useContentTexts';
import { useFields } from '../../hooks/useFields';
import styles from './fields.module.css';
import type { PlaceMapProps } from './PlaceMap';

const NoMap: ComponentType<PlaceMapProps> = () => null;
const PlaceMap = lazy(
  (): Promise<{ default: ComponentType<PlaceMapProps> }> => import('./PlaceMap').catch(() => ({ default: NoMap })),
);

const isPlace = (value: FieldValue): value is Place =>
  typeof value === 'object' && value !== null && 'latitude' in value && 'longitude' in value;

const DECIMAL = /^-?\d{1,3}([.,]\d+)?$/;
const numberOf = (text: string): number | null =>
  DECIMAL.test(text.trim()) ? Number(text.trim().replace(',', '.')) : null;

export interface PlaceFieldProps {
  path: string;
  label: string;
  value: FieldValue;
  required: boolean | undefined;
}

export const PlaceField = ({ path, label, value, required }: PlaceFieldProps) => {
  const { t } = useContentTexts();
  const { problemAt, change, placeOf } = useFields();
  const place = isPlace(value) ? value : null;
  const [typed, setTyped] = useState<{ latitude: string; longitude: string } | null>(null);
  const shown = typed ?? { latitude: String(place?.latitude ?? ''), longitude: String(place?.longitude ?? '') };
  const type = (name: 'latitude' | 'longitude', text: string) => {
    const [first, second] = text.split(/[,;]\s+|\s+/);
    const next =
      name === 'latitude' && first && second ? { latitude: first, longitude: second } : { ...shown, [name]: text };
    setTyped(next);
    const latitude = numberOf(next.latitude);
    const longitude = numberOf(next.longitude);
    const isEmpty = next.latitude.trim() === '' && next.longitude.trim() === '';
    if (isEmpty) change(path, null);
    else
      change(path, latitude !== null && longitude !== null ? { latitude, longitude } : Object.values(next).join(' '));
  };
  return (
    <div className={styles.set} role="group" aria-label={label}>
      <div className={styles.pair}>
        {(['latitude', 'longitude'] as const).map((name) => (
          <FieldFrame
            key={name}
            label={`${label}: ${t(`field.${name}`)}`}
            optional={!required}
            error={name === 'latitude' ? problemAt(path) : undefined}
          >
            {(control) => (
              <input
                {...control}
                data-path={placeOf(path)}
                value={shown[name]}
                inputMode="decimal"
                autoComplete="off"
                onChange={(event) => type(name, event.target.value)}
                onBlur={() => place && setTyped(null)}
              />
            )}
          </FieldFrame>
        ))}
      </div>
      <Suspense>
        <PlaceMap
          name={label}
          place={place}
          onChange={(next) => {
            setTyped(null);
            change(path, next);
          }}
        />
      </Suspense>
      {place && (
        <a
          className={styles.look}
          href={`https://www.openstreetmap.org/?mlat=${place.latitude}&mlon=${place.longitude}#map=17/${place.latitude}/${place.longitude}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('field.map')}
        </a>
      )}
    </div>
  );
};
