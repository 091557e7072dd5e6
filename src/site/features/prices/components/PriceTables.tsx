import type { PartPrice, PriceList, ServicePrice } from '#contract/catalog';
import { usePaths } from '#shared/config/hooks/usePaths';
import { formatDuration } from '#shared/i18n/formats/duration';
import { formatMoney } from '#shared/i18n/formats/money';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Notice } from '#shared/ui/feedback/Notice';
import { priceGroups } from '../lib/priceGroups';
import { type PricedRow, PriceTable } from './PriceTable';

/** Services and products with what they cost, as far as they are looked for. */
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
