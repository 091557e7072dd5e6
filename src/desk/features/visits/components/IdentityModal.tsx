import { skipToken } from '@reduxjs/toolkit/query/react';
import { Form, Formik, type FormikHelpers, useFormikContext } from 'formik';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { number, object, string } from 'yup';
import { useCarBrandsQuery, useCarModelsQuery, useLazyCarModelsQuery } from '#api/desk/lists';
import { PLATE_MAX_LENGTH, VIN_MAX_LENGTH } from '#contract/rules/limits';
import { isUsualVin, normalizePlate, normalizeVin } from '#contract/rules/plates';
import { CORRECTION_REASON_MAX_LENGTH, VISIT_NAME_MAX_LENGTH } from '#contract/rules/visits';
import { type DeskT, useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useDeskDispatch } from '#desk/common/store';
import { toastShown } from '#desk/common/toastSlice';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { BrandModelFields } from '#shared/ui/forms/BrandModelFields';
import { Field } from '#shared/ui/forms/Field';
import { carRules, carYears, filledRule, phoneRule } from '#shared/ui/forms/formRules';
import { NumberField } from '#shared/ui/forms/NumberField';
import { PhoneField } from '#shared/ui/forms/PhoneField';
import { SubmitButton } from '#shared/ui/forms/SubmitButton';
import { TidiedField } from '#shared/ui/forms/TidiedField';
import { Modal } from '#shared/ui/overlays/Modal';
import { useVisit } from '../hooks/useVisit';
import { identityEdit } from '../lib/edits';
import { type IdentityValues, identityChange, identityOf } from '../lib/identityValues';
import styles from './IdentityModal.module.css';

const NAMES = { brand: 'brand', model: 'model' };

/** @param isCorrection of a closed visit, which keeps its person and needs a reason */
export const identitySchema = (site: TFunction, t: DeskT, isCorrection: boolean) => {
  const required = site('forms.required');
  const car = carRules({
    required,
    plateTooLong: t('begin.plateTooLong', { max: PLATE_MAX_LENGTH }),
    vinTooLong: site('forms.tooLong', { max: VIN_MAX_LENGTH }),
    signs: t('begin.signsWrong'),
    year: t('begin.yearWrong', carYears()),
  });
  return object({
    name: isCorrection ? string() : filledRule(site, VISIT_NAME_MAX_LENGTH),
    phone: isCorrection ? string() : phoneRule(site),
    brand: number(),
    model: number().when('brand', ([brand], rule) => (brand > 0 ? rule.min(1, site('forms.chooseModel')) : rule)),
    plate: car.plate,
    vin: car.vin,
    year: car.year,
    reason: isCorrection ? filledRule(site, CORRECTION_REASON_MAX_LENGTH) : string(),
  });
};

const CarFields = () => {
  const t = useDeskTexts();
  const lang = useLanguage();
  const { values, touched } = useFormikContext<IdentityValues>();
  const { brand, vin } = values;
  const brands = useCarBrandsQuery({ lang });
  const models = useCarModelsQuery(brand > 0 ? { lang, brand } : skipToken);
  return (
    <div className={styles.pair}>
      <TidiedField
        name="plate"
        label={t('begin.plate')}
        tidy={(text) => normalizePlate(text).slice(0, PLATE_MAX_LENGTH + 1)}
      />
      <TidiedField
        name="vin"
        label={t('begin.vin')}
        optional
        hint={touched.vin && vin !== '' && !isUsualVin(vin) ? t('begin.vinAdvice') : undefined}
        tidy={(text) => normalizeVin(text).slice(0, VIN_MAX_LENGTH + 1)}
      />
      <BrandModelFields names={NAMES} brands={brands} models={models} />
      <NumberField name="year" label={t('begin.year')} />
    </div>
  );
};

const PersonFields = ({ phone, isSent }: { phone: string; isSent: boolean }) => {
  const t = useDeskTexts();
  const { values } = useFormikContext<IdentityValues>();
  return (
    <>
      <div className={styles.pair}>
        <Field name="name" label={t('identity.name')} autoComplete="off" maxLength={VISIT_NAME_MAX_LENGTH} />
        <PhoneField name="phone" label={t('identity.phone')} autoComplete="off" />
      </div>
      <div role="status">
        {values.phone !== phone && (
          <Notice>{[t('identity.moves'), isSent && t('identity.asksAgain')].filter(Boolean).join(' ')}</Notice>
        )}
      </div>
    </>
  );
};

const IdentityForm = ({ onDone }: { onDone: () => void }) => {
  const t = useDeskTexts();
  const { t: site } = useTranslation();
  const lang = useLanguage();
  const dispatch = useDeskDispatch();
  const { visit, change } = useVisit();
  // Compares with the visit at opening, so that another person's change is a conflict.
  const [opened] = useState(() => visit);
  const [initial] = useState(() => identityOf(opened));
  const { data: brands = [] } = useCarBrandsQuery({ lang });
  const [readModels] = useLazyCarModelsQuery();
  const [isUnchanged, setUnchanged] = useState(false);
  const isCorrection = opened.corrects !== null;
  const carName = async ({ brand, model }: IdentityValues): Promise<string> => {
    if (model === initial.model) return opened.car.replace(/, \d+$/, '');
    const { data: models = [] } = await readModels({ lang, brand }, true);
    const names = [brands.find(({ id }) => id === brand), models.find(({ id }) => id === model)];
    return names.map((one) => one?.name ?? '').join(' ');
  };
  const save = async (values: IdentityValues, { setErrors }: FormikHelpers<IdentityValues>) => {
    const body = identityChange(opened, values);
    setUnchanged(body === null);
    if (!body) return;
    const edit = identityEdit(opened, body, await carName(values));
    const refused = ({ fields }: { fields?: Record<string, string[]> | undefined }) => {
      if (!fields) return false;
      setErrors(Object.fromEntries(Object.entries(fields).map(([name, [text]]) => [name, text])));
      return true;
    };
    if (!(await change({ ...edit, refused }, opened))) return;
    dispatch(toastShown({ tone: 'done', text: t('identity.saved') }));
    onDone();
  };
  return (
    <Formik initialValues={initial} validationSchema={identitySchema(site, t, isCorrection)} onSubmit={save}>
      {({ isSubmitting }) => (
        <Form className={styles.form} noValidate>
          {isCorrection ? (
            <Notice>{t('identity.kept')}</Notice>
          ) : (
            <PersonFields phone={initial.phone} isSent={opened.sent.length > 0 && opened.state !== 'ready'} />
          )}
          <CarFields />
          {isCorrection && (
            <Field
              multiline
              rows={2}
              name="reason"
              label={t('identity.reason')}
              maxLength={CORRECTION_REASON_MAX_LENGTH}
            />
          )}
          <div role="alert">{isUnchanged && <Notice>{t('identity.nothing')}</Notice>}</div>
          <div className={styles.answers}>
            <Button size="lg" onClick={onDone}>
              {t('frame.cancel')}
            </Button>
            <SubmitButton size="lg" loading={isSubmitting} loadingLabel={t('frame.saving')}>
              {t('frame.save')}
            </SubmitButton>
          </div>
        </Form>
      )}
    </Formik>
  );
};

export const IdentityModal = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useDeskTexts();
  const { visit } = useVisit();
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t(visit.corrects === null ? 'identity.title' : 'identity.titleCar')}
      roomy
    >
      <IdentityForm onDone={onClose} />
    </Modal>
  );
};
