import { skipToken } from '@reduxjs/toolkit/query/react';
import { type FormEvent, useState } from 'react';
import type { CustomerCar } from '#api/account';
import { selectUserId } from '#api/authSlice';
import { useChangeCarMutation } from '#api/cars';
import { useGetCarMileagesQuery } from '#api/generated/care';
import { implausibleOf } from '#api/refusals';
import type { LoggedMileage } from '#contract/care';
import { midnightOf } from '#contract/rules/clock';
import { MILEAGE_MAX } from '#contract/rules/limits';
import { formatDate } from '#shared/i18n/formats/dates';
import { formatNumber } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useAppSelector } from '#shared/store/appStore';
import { Notice } from '#shared/ui/feedback/Notice';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { SubmitButton } from '#shared/ui/forms/SubmitButton';
import { isWhole, writeGrouped } from '#shared/ui/forms/wholeNumber';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { MileageGraph } from '#shared/ui/media/MileageGraph';
import { Modal } from '#shared/ui/overlays/Modal';
import styles from './CarMaintenance.module.css';
import { carName } from './carValues';
import { MileageQuestion, useMileageQuestion } from './MileageQuestion';
import { WholeField } from './WholeField';

interface MileageDialogProps {
  car: CustomerCar;
  open: boolean;
  onClose: () => void;
  onSaved: () => Promise<unknown>;
}

/** Dialog that takes a new mileage and shows the known ones. */
export const MileageDialog = ({ car, open, onClose, onSaved }: MileageDialogProps) => {
  const { t } = useTranslation();
  return (
    <Modal open={open} onClose={onClose} title={t('care.mileageOf', { car: carName(car) })}>
      {open && <MileageForm car={car} onSaved={() => onSaved().then(onClose)} />}
      {open && <MileageLog car={car.id} />}
    </Modal>
  );
};

const MileageForm = ({ car, onSaved }: { car: CustomerCar; onSaved: () => Promise<unknown> }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const [value, setValue] = useState('');
  const [isLeft, setLeft] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const [change, { isLoading }] = useChangeCarMutation();
  const { question, ask, settle } = useMileageQuestion();
  const isRight = isWhole(value) && Number(value) <= MILEAGE_MAX;
  const wrong = isWhole(value)
    ? t('personal.mileageTooLarge', { max: writeGrouped(String(MILEAGE_MAX)) })
    : t('personal.mileageWrong');

  const send = async (isConfirmed: boolean): Promise<void> => {
    setFailed(false);
    const mileage = Number(value);
    const { error } = await change({
      lang,
      change: { mileage, ...(isConfirmed && { mileage_seen: true }) },
      shown: { ...car, mileage },
    });
    const implausible = implausibleOf(error);
    if (implausible) {
      if (await ask({ ...implausible, mileage })) await send(true);
    } else if (error) setFailed(true);
    else await onSaved();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isRight && !isLoading) void send(false);
  };
  return (
    <form className={styles.form} noValidate onSubmit={save}>
      <WholeField
        name="mileage"
        label={t('care.mileageNow')}
        value={value}
        error={isLeft && value !== '' && !isRight ? wrong : undefined}
        onChange={setValue}
        onBlur={() => setLeft(true)}
      />
      <div role="alert">{isFailed && <Notice tone="danger">{t('care.failed')}</Notice>}</div>
      <SubmitButton
        block
        unfinished={{
          toFillIn: value === '' ? [t('care.mileageNow')] : [],
          toCheck: value !== '' && !isRight ? [t('care.mileageNow')] : [],
        }}
        loading={isLoading}
        loadingLabel={t('care.saving')}
      >
        {t('care.save')}
      </SubmitButton>
      <MileageQuestion question={question} settle={settle} />
    </form>
  );
};

const SOURCES = {
  visit: 'care.byVisit',
  record: 'care.byRecord',
  entry: 'care.byEntry',
} as const satisfies Record<LoggedMileage['source'], string>;

const MileageLog = ({ car }: { car: number }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const userId = useAppSelector(selectUserId);
  const query = useGetCarMileagesQuery(userId === null ? skipToken : { lang, userId, carId: car }, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <section className={styles.log} aria-labelledby={`mileages-${car}`}>
      <h3 id={`mileages-${car}`} className={styles.title}>
        {t('care.mileages')}
      </h3>
      <QueryBlock<LoggedMileage[]> query={query} placeholder={<Skeleton shape="title" />} empty={<></>}>
        {(readings) => (
          <>
            {readings.length > 1 && (
              <MileageGraph
                label={t('care.mileageGraph')}
                readings={readings.map(({ date, mileage }) => ({ at: midnightOf(date), mileage }))}
              />
            )}
            <table className={styles.mileages}>
              <thead>
                <tr>
                  <th scope="col">{t('care.mileageDay')}</th>
                  <th scope="col">{t('care.mileageSource')}</th>
                  <th scope="col">{t('personal.mileageLabel')}</th>
                </tr>
              </thead>
              <tbody>
                {readings.toReversed().map(({ date, mileage, source }) => (
                  <tr key={`${date} ${mileage} ${source}`}>
                    <td>{formatDate(date, lang)}</td>
                    <td>{t(SOURCES[source])}</td>
                    <td>{formatNumber(mileage, lang)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        )}
      </QueryBlock>
    </section>
  );
};
