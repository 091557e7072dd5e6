import type { ReactNode } from 'react';
import styles from './PriceTable.module.css';

export interface PriceTableProps<Row> {
  title: string;
  /** Names of the columns: what it is, something about it, its price. */
  columns: [string, string, string];
  groups: readonly { category: string; rows: readonly Row[] }[];
  cells: (row: Row) => { name: ReactNode; fact: ReactNode; price: ReactNode };
}

/** A table in its categories. On paper its head stands on each sheet. */
export const PriceTable = <Row extends { id: number }>({ title, columns, groups, cells }: PriceTableProps<Row>) => {
  if (groups.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column, place) => (
              <th key={column} scope="col" className={place === 2 ? styles.price : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ category, rows }) => (
          <tbody key={category}>
            {category && (
              <tr>
                <th scope="rowgroup" colSpan={3} className={styles.category}>
                  {category}
                </th>
              </tr>
            )}
            {rows.map((row) => {
              const { name, fact, price } = cells(row);
              return (
                <tr key={row.id}>
                  <th scope="row" className={styles.name}>
                    {name}
                  </th>
                  <td className={styles.fact}>{fact}</td>
                  <td className={styles.price}>{price}</td>
                </tr>
              );
            })}
          </tbody>
        ))}
      </table>
    </section>
  );
};
