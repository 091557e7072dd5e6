import type { ShopFilters } from './shopSlice';

interface HiddenFieldsProps {
  filters: ShopFilters;
  /** Names of the fields that the form itself has. */
  own: readonly string[];
}

/** Returns the filters that hidden fields repeat when a shop form is sent without scripts. */
export const shopFields = ({ inStock, unstated, all, priceFrom, priceTo, ...filters }: ShopFilters) => ({
  category: filters.category,
  manufacturer: filters.manufacturer,
  search: filters.search,
  in_stock: Number(inStock),
  brand: filters.brand,
  model: filters.model,
  unstated: Number(unstated),
  all: Number(all),
  price_from: priceFrom,
  price_to: priceTo,
  sort: filters.sort,
});

export const HiddenFields = ({ filters, own }: HiddenFieldsProps) =>
  Object.entries(shopFields(filters))
    .filter(([name, value]) => value && !own.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
