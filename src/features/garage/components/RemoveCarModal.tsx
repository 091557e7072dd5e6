import { useEffect, useState } from 'react';
import type { CustomerCar } from '../../../api/endpoints/account';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import { ConfirmModal } from '../../../shared/ui/ConfirmModal';
import { carRemovalSettled, selectCarAwaitingRemoval } from '../garageSlice';
import { carName } from '../lib/carValues';

export interface RemoveCarModalProps {
  cars: readonly CustomerCar[];
  onRemove: (car: CustomerCar) => void;
  /** The button that was pressed has gone with its car: there is nowhere to give the focus back to. */
  onFocusLost: () => void;
}

/** Asks before the car whose removal was pressed goes. */
export const RemoveCarModal = ({ cars, onRemove, onFocusLost }: RemoveCarModalProps) => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const awaited = useAppSelector(selectCarAwaitingRemoval);
  const car = cars.find(({ id }) => id === awaited);
  // It goes on being named while the dialog closes.
  const [named, setNamed] = useState(car);
  if (car && car !== named) setNamed(car);
  // Going back with the question open must not ask it here the next time.
  useEffect(() => () => void dispatch(carRemovalSettled()), [dispatch]);
  const close = () => dispatch(carRemovalSettled());
  return (
    <ConfirmModal
      open={car !== undefined}
      title={t('personal.removeTitle')}
      yes={t('personal.yes')}
      no={t('personal.no')}
      onYes={() => {
        close();
        if (car) onRemove(car);
      }}
      onClose={close}
      onClosed={() => {
        if (document.activeElement === document.body) onFocusLost();
      }}
    >
      {named && <p>{t('personal.removeText', { car: carName(named) })}</p>}
    </ConfirmModal>
  );
};
