import { Link } from '#shared/ui/actions/Link';
import styles from './PriceTable.module.css';

export interface PricedRow {
  href: string;
  name: string;
  /** Who makes it, and its number. */
  note?: string;
  fact: string;
  price: string;
}

export interface PriceTableProps {
  title: string;
  /** Names of the columns: what it is, something about it, its price. */
  columns: [string, string, string];
  groups: readonly { category: string; rows: readonly PricedRow[] }[];
}

/** A table in its categories. On paper its head stands on each sheet. */
export const PriceTable = ({ title, columns, groups }: PriceTableProps) => {
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
            {rows.map(({ href, name, note, fact, price }) => (
              <tr key={href}>
                <th scope="row" className={styles.name}>
                  <Link to={href}>{name}</Link>
                  {note && <span className={styles.maker}>{note}</span>}
                </th>
                <td className={styles.fact}>{fact}</td>
                <td className={styles.price}>{price}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
};
