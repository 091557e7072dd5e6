import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useGetBrandsQuery, useGetModelsQuery } from '#api/generated/brands';
import type { BookingQuery } from '#shared/config/bookingPaths';
import { useAddress } from '#shared/config/hooks/useAddress';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { ListFailed } from '#shared/ui/lists/ListFailed';
import { withChoice } from '../lib/bookingAddress';

interface ModelFormProps {
  choice: BookingQuery & { services: readonly number[] };
}

/** Asks for the model if only the brand is chosen: without scripts, the form of the home page cannot list models. */
export const ModelForm = ({ choice: { services, branch, day, from, car, brand, model } }: ModelFormProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { current } = useAddress();
  // The field stays after the choice, because it has the focus.
  const [isAsked, setAsked] = useState(false);
  const asks = brand !== undefined && car === undefined && model === undefined;
  if (asks && !isAsked) setAsked(true);
  const isShown = brand !== undefined && car === undefined && (asks || isAsked);
  const brands = useGetBrandsQuery(isShown ? { lang } : skipToken);
  const models = useGetModelsQuery(isShown ? { lang, brandId: brand } : skipToken);
  const name = brands.currentData?.find(({ id }) => id === brand)?.name;
  if (!isShown || !name) return null;
  const hidden = { services: services.join(','), branch, day, from, brand };
  return (
    <form method="get" action={`${pathname}#when`} onSubmit={(event) => event.preventDefault()}>
      {Object.entries(hidden).map(
        ([field, value]) => value && <input key={field} type="hidden" name={field} value={value} />,
      )}
      <FieldFrame optional label={t('booking.modelOf', { brand: name })} hint={t('booking.modelWhy')}>
        {(control) => (
          <select
            {...control}
            name="model"
            value={model ?? ''}
            disabled={!models.currentData}
            onChange={({ target }) =>
              void navigate(withChoice({ brand, model: Number(target.value) || undefined })(current()), {
                replace: true,
                preventScrollReset: true,
              })
            }
          >
            <option value="">{t(models.isFetching && !models.currentData ? 'common.loading' : 'shop.anyModel')}</option>
            {models.currentData?.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <ListFailed query={models} />
      <noscript>
        <Button type="submit">{t('booking.showTimes')}</Button>
      </noscript>
    </form>
  );
};
