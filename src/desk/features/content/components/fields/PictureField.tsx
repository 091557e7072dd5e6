import { useState } from 'react';
import { FieldFrame } from '../../../../../shared/ui/forms/FieldFrame';
import { useContentTexts } from '../../hooks/useContentTexts';
import { useFields } from '../../hooks/useFields';
import type { FieldOf } from '../../lib/columns';
import styles from './fields.module.css';

export interface PictureFieldProps {
  path: string;
  field: FieldOf<'picture'>;
  label: string;
  value: string;
}

/** The address of a picture, with the picture in the ratio of its place. */
export const PictureField = ({ path, field, label, value }: PictureFieldProps) => {
  const { t } = useContentTexts();
  const { problemAt, change } = useFields();
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
    </div>
  );
};
