import { useRef } from 'react';
import { IMPORT_ROLES } from '#contract/rules/deskLimits';
import type { Import, ImportColumns } from '#contract/stock';
import { Select, type SelectOption } from '#desk/common/ui/Select';
import { useContentTexts } from '../../hooks/useContentTexts';
import { columnName } from '../../lib/contentWords';
import styles from './imports.module.css';

export interface ImportColumnsFormProps {
  one: Import;
  columns: ImportColumns;
  disabled: boolean;
  onChange: (columns: ImportColumns) => void;
}

export const ImportColumnsForm = ({ one, columns, disabled, onChange }: ImportColumnsFormProps) => {
  const { t } = useContentTexts();
  const options = [
    { value: '', label: t('imports.role_none') },
    ...IMPORT_ROLES.map((role): SelectOption => ({ value: role, label: t(`imports.role_${role}`) })),
    ...one.branches.map(({ id, name }) => ({ value: `stock:${id}`, label: t('imports.role_stock', { branch: name }) })),
  ];
  // Arrow keys select one role after another, also roles of other columns. This restores those columns.
  const before = useRef(columns);
  const set = (at: number, role: string) =>
    onChange(before.current.map((now, column) => (column === at ? role : now === role ? '' : now)));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region needs keyboard access
    <div className={styles.scrolled} role="region" aria-label={t('imports.sample')} tabIndex={0}>
      <table className={styles.sample}>
        <thead>
          <tr>
            {one.header.map((title, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns have no id but their index
              <th
                key={at}
                scope="col"
                data-used={columns[at] !== '' || undefined}
                onFocus={() => {
                  before.current = columns;
                }}
              >
                <Select
                  label={columnName(t, title, at)}
                  value={columns[at] ?? ''}
                  options={options}
                  disabled={disabled}
                  onChange={(value) => set(at, value)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {one.sample.map((cells, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- the rows never move
            <tr key={row}>
              {one.header.map((_title, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- columns have no id but their index
                <td key={at} data-used={columns[at] !== '' || undefined}>
                  {cells[at]?.slice(0, 80)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
