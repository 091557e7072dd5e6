import type { Product, Service } from 'schema-dts';
import { getPart } from '#api/generated/catalog';
import { getServiceReviews } from '#api/generated/reviews';
import { getService } from '#api/generated/services';
import { pagePath } from '#contract/rules/pages';
import { companyId, type DataContext, pageUrl, pictureUrls } from './context';
import { ratingOf } from './ratings';

const CURRENCY = 'UZS';
const isPrice = (price: string | undefined): price is string => /^\d+(\.\d+)?$/.test(price ?? '');

export const product = (context: DataContext, id: number): Product[] => {
  const { state, language: lang } = context;
  const part = getPart.select({ lang, id })(state).data;
  if (!part) return [];
  const url = pageUrl(context, pagePath('part', id));
  const { name, info, photo, preview, manufacturer, mpn, category, price, in_stock: inStock } = part;
  return [
    {
      '@type': 'Product',
      '@id': `${url}#product`,
      name,
      description: info,
      image: pictureUrls(context, photo, preview),
      sku: String(id),
      ...(mpn && { mpn }),
      ...(manufacturer && { brand: { '@type': 'Brand', name: manufacturer } }),
      ...(category && { category: category.name }),
      ...(isPrice(price) && {
        offers: {
          '@type': 'Offer',
          url,
          price,
          priceCurrency: CURRENCY,
          itemCondition: 'https://schema.org/NewCondition',
          ...(inStock !== undefined && {
            availability: inStock ? 'https://schema.org/InStock' : 'https://schema.org/BackOrder',
          }),
          seller: companyId(context),
        },
      }),
    },
  ];
};

export const service = (context: DataContext, id: number): Service[] => {
  const { state, language: lang } = context;
  const found = getService.select({ lang, id })(state).data;
  if (!found) return [];
  const url = pageUrl(context, pagePath('service', id));
  const { name, description, photo, preview, category, price_from: minPrice } = found;
  return [
    {
      '@type': 'Service',
      '@id': `${url}#service`,
      url,
      name,
      description,
      image: pictureUrls(context, photo, preview),
      ...(category && { serviceType: category.name }),
      provider: companyId(context),
      areaServed: { '@type': 'Country', name: 'UZ' },
      ...ratingOf(getServiceReviews.select({ lang, id })(state).data),
      ...(isPrice(minPrice) && {
        offers: {
          '@type': 'Offer',
          url,
          priceCurrency: CURRENCY,
          priceSpecification: { '@type': 'PriceSpecification', minPrice: Number(minPrice), priceCurrency: CURRENCY },
        },
      }),
    },
  ];
};
