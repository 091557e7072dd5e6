import { skipToken } from '@reduxjs/toolkit/query/react';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetBrandsQuery, useGetModelsQuery } from '../../../api/endpoints/brands';
import { useLanguage } from '../../../shared/i18n/useLanguage';
import { Combobox } from '../../../shared/ui/Combobox';
import { matchOption } from '../../../shared/ui/comboboxOptions';
import type { AppointmentValues } from '../lib/appointment';
import { ListFailed } from './ListFailed';

/** Brand, then model: the model waits for a brand, and another brand clears it (specification, section 4). */
export const CarFields = ({ typedBrand }: { typedBrand: string | undefined }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { values, setFieldValue } = useFormikContext<AppointmentValues>();
  const brands = useGetBrandsQuery({ lang });
  const models = useGetModelsQuery(values.car_brand ? { lang, brandId: values.car_brand } : skipToken);
  const brandList = brands.currentData;

  useEffect(() => {
    const typed = typedBrand && brandList ? matchOption(brandList, typedBrand) : null;
    if (typed) void setFieldValue('car_brand', typed.id);
    // Once, when the list is there.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [brandList !== undefined]);

  const modelPlaceholder = !values.car_brand
    ? t('forms.modelDisabled')
    : models.isFetching
      ? t('common.loading')
      : t('forms.modelPlaceholder');
  return (
    <>
      <div>
        <Combobox
          name="car_brand"
          label={t('forms.brand')}
          options={brandList ?? []}
          placeholder={t('forms.brandPlaceholder')}
          typedText={typedBrand ?? ''}
          onChoose={() => void setFieldValue('car_model', 0)}
        />
        <ListFailed query={brands} />
      </div>
      <div>
        <Combobox
          key={values.car_brand}
          name="car_model"
          label={t('forms.model')}
          options={models.currentData ?? []}
          placeholder={modelPlaceholder}
          disabled={!values.car_brand || models.currentData === undefined}
        />
        <ListFailed query={models} />
      </div>
    </>
  );
};
