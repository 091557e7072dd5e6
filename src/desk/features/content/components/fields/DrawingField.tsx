import { useState } from 'react';
import { useListContentQuery } from '#api/desk/generated/content';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { useContentTexts } from '../../hooks/useContentTexts';
import { useFields } from '../../hooks/useFields';
import { type FieldOf, titleIn } from '../../lib/contentWords';

import styles from './fields.module.css';

export interface DrawingFieldProps {
  path: string;
  field: FieldOf<'picture'>;
  label: string;
  value: string;
}

/** Required ratio of picture pixels to CSS pixels, for zoom and high-density screens. */
const DENSITY = 4;

export const DrawingField = ({ path, field, label, value }: DrawingFieldProps) => {
  const { t } = useContentTexts();
  const { kind, Picture, problemAt, change, placeOf } = useFields();
  const language = useLanguage();
  const { data } = useListContentQuery({ kind });
  const others = new Map(
    (data?.items ?? []).flatMap(({ fields, title }) => {
      const address = fields[path];
      return typeof address === 'string' && address.startsWith('/media/') ? [[address, titleIn(title, language)]] : [];
    }),
  );
  const [broken, setBroken] = useState('');
  const { width, height } = field;
  return (
    <div className={styles.picture}>
      <FieldFrame
        label={label}
        optional={!field.required}
        hint={t('field.picture', { width, height })}
        error={problemAt(path)}
      >
        {(control) => (
          <input
            {...control}
            data-path={placeOf(path)}
            value={value}
            autoComplete="off"
            spellCheck={false}
            placeholder="/media/"
            onChange={(event) => change(path, event.target.value)}
          />
        )}
      </FieldFrame>
      <span className={styles.preview} style={{ aspectRatio: `${width} / ${height}` }}>
        {value.startsWith('/media/') && value !== broken && (
          <img src={value} alt={t('field.preview')} loading="lazy" onError={() => setBroken(value)} />
        )}
      </span>
      <div className={styles.whole}>
        <Picture
          label={t('field.upload', { name: label })}
          value={value}
          place={{ width: width * DENSITY, height: height * DENSITY, fit: 'contain' }}
          optional
          error={undefined}
          onChange={(next) => change(path, next)}
        />
      </div>
      <div className={styles.drawings} role="group" aria-label={t('field.drawings', { name: label })}>
        {[...others].map(([address, name]) => (
          <button
            key={address}
            type="button"
            className={styles.drawing}
            aria-label={name}
            title={name}
            aria-pressed={address === value}
            onClick={() => change(path, address)}
          >
            <img src={address} alt="" width={width} height={height} loading="lazy" />
          </button>
        ))}
      </div>
    </div>
  );
};
