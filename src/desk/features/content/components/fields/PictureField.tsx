import { useFields } from '../../hooks/useFields';
import type { FieldOf } from '../../lib/columns';
import { DrawingField } from './DrawingField';
import styles from './fields.module.css';

export interface PictureFieldProps {
  path: string;
  field: FieldOf<'picture'>;
  label: string;
  value: string;
}

export const PictureField = ({ path, field, label, value }: PictureFieldProps) => {
  const { Picture, problemAt, change, placeOf } = useFields();
  const { width, height, required, drawing } = field;
  const error = problemAt(path);
  if (drawing) return <DrawingField path={path} field={field} label={label} value={value} />;
  return (
    <div className={styles.upload} data-path={placeOf(path)} data-refused={error === undefined ? undefined : ''}>
      <Picture
        label={label}
        value={value}
        place={{ width, height }}
        optional={!required}
        error={error}
        onChange={(next) => change(path, next)}
      />
    </div>
  );
};
