import { skipToken } from '@reduxjs/toolkit/query/react';
import { useReadCustomerQuery } from '../../../../api/desk/customers';
import { useCarBrandsQuery, useCarModelsQuery, useDetailQuery } from '../../../../api/desk/lists';
import { useLanguage } from '../../../../shared/i18n/hooks/useLanguage';
import { type BeginValues, phoneOf, splitName } from '../lib/beginValues';

const idOf = (list: readonly { id: number; name: string }[] | undefined, name: string | null | undefined): number =>
  list?.find((one) => one.name === name)?.id ?? 0;

/** What an enquiry or a customer's card says of a visit before it begins; undefined while that is being read. */
export const useKnown = (enquiry: number | null, customer: number | null): Partial<BeginValues> | undefined => {
  const lang = useLanguage();
  const asked = useDetailQuery(enquiry === null ? skipToken : { id: enquiry });
  const card = useReadCustomerQuery(customer === null ? skipToken : { id: customer });
  const { currentData: brands } = useCarBrandsQuery(asked.currentData?.brand ? { lang } : skipToken);
  const brand = idOf(brands, asked.currentData?.brand);
  const { currentData: models } = useCarModelsQuery(brand > 0 ? { lang, brand } : skipToken);
  // What cannot be read is typed.
  if (asked.isError || card.isError) return {};
  if (enquiry !== null) {
    const read = asked.currentData;
    const hasCar = !read?.brand || (brands !== undefined && (brand === 0 || models !== undefined));
    if (!read || !hasCar) return undefined;
    return {
      phone: phoneOf(read.phone),
      foundBy: phoneOf(read.phone),
      ...splitName(read.customer.name || read.name),
      customer: read.customer.id ?? 0,
      language: read.language,
      brand,
      model: idOf(models, read.model),
      ...(read.branch && { branch: String(read.branch.id) }),
    };
  }
  if (customer !== null) {
    const read = card.currentData;
    if (!read) return undefined;
    const phone = phoneOf(read.phone);
    return { phone, foundBy: phone, ...splitName(read.name), customer: read.id, language: lang };
  }
  return { language: lang };
};
