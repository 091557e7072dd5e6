import { useEffect, useRef, useState } from 'react';
import type { CustomerCar } from '#api/account';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useAppDispatch, useAppSelector } from '#shared/store/appStore';
import { ConfirmModal } from '#shared/ui/overlays/ConfirmModal';
import styles from './CarList.module.css';
import { carName } from './carValues';
import { carRemovalSettled, selectCarAwaitingRemoval } from './garageSlice';

export interface RemoveCarModalProps {
  cars: readonly CustomerCar[];
  onRemove: (car: CustomerCar) => void;
  onRemoved: () => void;
}

export const RemoveCarModal = ({ cars, onRemove, onRemoved }: RemoveCarModalProps) => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const awaited = useAppSelector(selectCarAwaitingRemoval);
  const car = cars.find(({ id }) => id === awaited);
  const [named, setNamed] = useState(car);
  if (car && car !== named) setNamed(car);
  const removed = useRef(false);
  // Closes the dialog on unmount, so that Back does not reopen it.
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
        if (!car) return;
        removed.current = true;
        onRemove(car);
      }}
      onClose={close}
      onClosed={() => {
        if (removed.current) onRemoved();
        removed.current = false;
      }}
    >
      {named && (
        <div className={styles.removal}>
          <p>{t('personal.removeText', { car: carName(named) })}</p>
          <ul>
            <li>{t('personal.removeDue')}</li>
            <li>{t('personal.removeDocuments')}</li>
            <li>{t('personal.removeLinks')}</li>
          </ul>
          <p>{t('personal.removeKept')}</p>
        </div>
      )}
    </ConfirmModal>
  );
};
