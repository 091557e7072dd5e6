import { useEffect, useState } from 'react';
import { useCreateCarMutation } from '#api/cars';
import type { NewCar } from '#contract/cars';
import { makeDraft } from '#shared/drafts/draft';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { makeIdempotencyKeys } from '#shared/lib/idempotencyKey';
import { useAppDispatch, useAppStore } from '#shared/store/appStore';
import { CarForm, useShownCar } from './CarForm';
import { type CarValues, carPayload, EMPTY_CAR, temporaryId } from './carValues';
import { newCarRefused, newCarsSlice, refusedCarTaken, selectRefusedCar } from './newCarsSlice';

export interface NewCarFormProps {
  owner: number;
  onVisible: () => void;
}

export const NewCarForm = ({ owner, onVisible }: NewCarFormProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const shownAs = useShownCar();
  const [create] = useCreateCarMutation();
  const [refused] = useState(() => {
    store.injectSlice(newCarsSlice);
    return selectRefusedCar(store.getState());
  });
  const [keys] = useState(() => makeIdempotencyKeys(refused?.idempotencyKey));
  useEffect(() => {
    if (refused) dispatch(refusedCarTaken(refused.idempotencyKey));
  }, [refused, dispatch]);

  const [draft] = useState(() => makeDraft('car-new', owner, EMPTY_CAR));
  const save = async (values: CarValues, _base: CarValues, isMileageSeen: boolean) => {
    const car: NewCar = { ...carPayload(values), owner, ...(isMileageSeen && { mileage_seen: true }) };
    const idempotencyKey = keys.keyFor(car, draft);
    // Deletes the draft on submit, because the form may be reopened for another car before the reply.
    draft.forget();
    const shown = shownAs(temporaryId(), car);
    const reply = create({ lang, car, shown, idempotencyKey });
    onVisible();
    const { error: problem } = await reply;
    if (!problem) return;
    draft.write(values);
    keys.keyFor(car, draft);
    const isStillThere = store.getState().auth.userId === owner;
    if (isStillThere) dispatch(newCarRefused({ owner, values, shown, problem, car, idempotencyKey }));
  };
  return <CarForm label={t('personal.carAddTitle')} refused={refused} draft={draft} save={save} />;
};
