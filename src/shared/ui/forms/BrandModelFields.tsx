import { useFormikContext } from 'formik';
import { useTranslation } from '../../i18n/hooks/useTranslation';
import { ListFailed } from '../lists/ListFailed';
import type { QueryLike } from '../lists/QueryBlock';
import { Combobox } from './Combobox';
import type { Option } from './comboboxOptions';

export interface BrandModelFieldsProps {
  names: { brand: string; model: string };
  brands: QueryLike<Option[]>;
  models: QueryLike<Option[]>;
  brandText?: string | undefined;
  modelText?: string | undefined;
  optional?: boolean;
}

/** The model needs a brand, and changing the brand clears it (docs/spec/forms.md#brand-and-model). */
export const BrandModelFields = (props: BrandModelFieldsProps) => {
  const { names, brands, models, brandText = '', modelText = '', optional = false } = props;
  const { t } = useTranslation();
  const { values, setFieldValue } = useFormikContext<Record<string, unknown>>();
  const brand = Number(values[names.brand]);
  const modelPlaceholder = !brand
    ? t('forms.modelDisabled')
    : models.isFetching
      ? t('common.loading')
      : t('forms.modelPlaceholder');
  return (
    <>
      <div>
        <Combobox
          name={names.brand}
          label={t('forms.brand')}
          options={brands.currentData ?? []}
          placeholder={t('forms.brandPlaceholder')}
          noneHint={t('forms.modelElsewhere')}
          typedText={brandText}
          optional={optional}
          onChoose={() => void setFieldValue(names.model, 0)}
        />
        <ListFailed query={brands} />
      </div>
      <div>
        <Combobox
          key={brand}
          name={names.model}
          label={t('forms.model')}
          options={models.currentData ?? []}
          placeholder={modelPlaceholder}
          disabled={!brand || models.currentData === undefined}
          typedText={modelText}
          optional={optional}
        />
        <ListFailed query={models} />
      </div>
    </>
  );
};
