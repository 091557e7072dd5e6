import { useDeskTexts } from '../hooks/useDeskTexts';
import styles from './VersionsTable.module.css';

export interface VersionsTableProps {
  rows: readonly { name: string; values: readonly string[] }[];
}

const COLUMNS = ['before', 'now', 'mine'] as const;

export const VersionsTable = ({ rows }: VersionsTableProps) => {
  const t = useDeskTexts();
  const columns = COLUMNS.slice(0, Math.max(...rows.map(({ values }) => values.length)));
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('visit.what')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`visit.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.map((column, index) => (
                <td key={column} data-column={t(`visit.${column}`)}>
                  {values[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
