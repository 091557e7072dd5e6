import type { PartPrice, PriceList, ServicePrice } from '#contract/catalog';
import { usePaths } from '#shared/config/hooks/usePaths';
import { formatDuration, formatMoney } from '#shared/i18n/formats/numbers';

import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Link } from '#shared/ui/actions/Link';
import { Notice } from '#shared/ui/feedback/Notice';
import { unbroken } from '#shared/ui/text/unbroken';
import styles from './PriceTable.module.css';
import { priceGroups } from './priceGroups';

interface PricedRow {
  href: string;
  name: string;
  note?: string;
  fact: string;
  price: string;
}

interface PriceTableProps {
  title: string;
  columns: [string, string, string];
  groups: readonly { category: string; rows: readonly PricedRow[] }[];
}

const PriceTable = ({ title, columns, groups }: PriceTableProps) => {
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
                  <Link to={href}>
                    <span>{unbroken(name)}</span>
                  </Link>
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

export const PriceTables = ({ list, search }: { list: PriceList; search: string }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const paths = usePaths({ home: '' });
  const { services, parts, count } = priceGroups(list, search);
  const ofService = ({ id, name, duration_minutes: minutes, price_from: price }: ServicePrice): PricedRow => ({
    href: paths.service(id),
    name,
    fact: minutes ? formatDuration(minutes, t) : '',
    price: price ? t('common.priceFrom', { price: formatMoney(price, language) }) : t('prices.byPhone'),
  });
  const ofPart = ({ id, name, manufacturer, mpn, price, in_stock: isThere }: PartPrice): PricedRow => ({
    href: paths.product(id),
    name,
    note: [manufacturer, mpn].filter(Boolean).join(' · '),
    fact: t(isThere ? 'shop.inStock' : 'shop.toOrder'),
    price: price ? formatMoney(price, language) : t('prices.byPhone'),
  });
  return (
    <>
      <p role="status" data-no-print="">
        {search && t('prices.found', { count })}
      </p>
      {count === 0 && <Notice title={t('common.noInfo')}>{search && t('prices.nothingFound')}</Notice>}
      <PriceTable
        title={t('header.services')}
        columns={[t('prices.service'), t('prices.time'), t('prices.price')]}
        groups={services.map(({ category, rows }) => ({ category, rows: rows.map(ofService) }))}
      />
      <PriceTable
        title={t('prices.parts')}
        columns={[t('prices.part'), t('prices.stock'), t('prices.price')]}
        groups={parts.map(({ category, rows }) => ({ category, rows: rows.map(ofPart) }))}
      />
    </>
  );
};
