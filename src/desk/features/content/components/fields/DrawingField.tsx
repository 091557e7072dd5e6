import { useState } from 'react';
import { useListContentQuery } from '../../../../../api/desk/content';
import { useLanguage } from '../../../../../shared/i18n/hooks/useLanguage';
import { FieldFrame } from '../../../../../shared/ui/forms/FieldFrame';
import { useContentTexts } from '../../hooks/useContentTexts';
import { useFields } from '../../hooks/useFields';
import type { FieldOf } from '../../lib/columns';
import { titleIn } from '../../lib/names';
import styles from './fields.module.css';

export interface DrawingFieldProps {
  path: string;
  field: FieldOf<'picture'>;
  label: string;
  value: string;
}

/** A drawing stands among the site's own files: its address, or one of those that other items of the kind have. */
export const DrawingField = ({ path, field, label, value }: DrawingFieldProps) => {
  const { t } = useContentTexts();
  const { kind, problemAt, change } = useFields();
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
            data-path={path}
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
            <img src={address} alt="" loading="lazy" />
          </button>
        ))}
      </div>
    </div>
  );
};
