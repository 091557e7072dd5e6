import { Form, Formik } from 'formik';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { object } from 'yup';
import { useEnterEnquiryMutation } from '#api/desk/generated/enquiries';
import type { EnquiryByHand } from '#contract/enquiries';
import { ENQUIRY_TEXT_MAX_LENGTH, NAME_MAX_LENGTH } from '#contract/rules/limits';
import { phoneForWire } from '#contract/rules/phone';
import { readValues } from '#shared/drafts/tabDrafts';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { LANGUAGES, type Language } from '#shared/i18n/languages';
import { makeIdempotencyKeys } from '#shared/lib/idempotencyKey';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { ChoiceField } from '#shared/ui/forms/ChoiceField';
import { Field } from '#shared/ui/forms/Field';
import { filledRule, phoneRule } from '#shared/ui/forms/formRules';
import { PhoneField } from '#shared/ui/forms/PhoneField';
import { SubmitButton } from '#shared/ui/forms/SubmitButton';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { useSession } from '../../common/hooks/useSession';
import { focusAtFirst } from '../../common/lib/focusAtFirst';
import { isSaveKey } from '../../common/lib/saveKey';
import { useDeskDispatch } from '../../common/store';
import { toastShown } from '../../common/toastSlice';
import { CallerLookup } from '../../common/ui/CallerLookup';
import { CarChoice } from '../../common/ui/Cars';
import { DraftForm } from '../../common/ui/DraftForm';
import { Select } from '../../common/ui/Select';
import styles from './EntryForm.module.css';
import { useChoices } from './useChoices';

const EMPTY = { phone: '', name: '', text: '', branch: '', brand: 0, model: 0 };

/** `phone`: see `phoneValue`. `brand` and `model`: ids of the car of the customer with that phone. */
type EntryValues = typeof EMPTY & { language: Language };

const blankEntry = (given: Pick<EntryValues, 'branch' | 'language'>): EntryValues => ({ ...EMPTY, ...given });

export const ENTRY_DRAFT = 'entry';

export const entrySchema = (t: TFunction) =>
  object({
    phone: phoneRule(t),
    name: filledRule(t, NAME_MAX_LENGTH),
    text: filledRule(t, ENQUIRY_TEXT_MAX_LENGTH),
  });

export const enquiryOf = ({ phone, name, text, branch, brand, model, language }: EntryValues): EnquiryByHand => ({
  phone: phoneForWire(phone),
  name: name.trim(),
  text: text.trim(),
  language,
  take: true,
  ...(branch && { branch: Number(branch) }),
  ...(brand > 0 && { brand }),
  ...(model > 0 && { model }),
});

export const EntryForm = ({ onSaved }: { onSaved: (id: number) => void }) => {
  const t = useDeskTexts();
  const { t: site } = useTranslation();
  const language = useLanguage();
  const dispatch = useDeskDispatch();
  const { branches } = useChoices();
  const [enter] = useEnterEnquiryMutation();
  const [hasFailed, setFailed] = useState(false);
  const [keys] = useState(makeIdempotencyKeys);
  const { id: me } = useSession();
  const [draftValues] = useState(() => readValues<EntryValues>(me, ENTRY_DRAFT));
  const only = branches.length === 1 ? String(branches[0]?.id) : '';
  const blank = blankEntry({ branch: only, language });

  const save = async (values: EntryValues) => {
    const body = enquiryOf(values);
    const answer = await enter({ idempotencyKey: keys.keyFor(body), body });
    setFailed(answer.error !== undefined);
    if (!answer.data) return;
    keys.forget();
    dispatch(toastShown({ tone: 'done', text: t('entry.saved', { reference: answer.data.reference }) }));
    onSaved(answer.data.id);
  };

  return (
    <Formik initialValues={{ ...blank, ...draftValues }} validationSchema={entrySchema(site)} onSubmit={save}>
      {({ values, setFieldValue, isSubmitting, submitForm }) => (
        <Form
          className={styles.form}
          noValidate
          onKeyDown={(event) => {
            if (!isSaveKey(event)) return;
            event.preventDefault();
            if (!isSubmitting) void submitForm();
          }}
        >
          <div className={styles.who}>
            <div ref={focusAtFirst}>
              <PhoneField name="phone" label={t('entry.phone')} />
              <CallerLookup phone={values.phone} />
            </div>
            <Field name="name" label={t('entry.name')} autoComplete="off" maxLength={NAME_MAX_LENGTH} />
          </div>
          <Field multiline name="text" label={t('entry.text')} rows={3} maxLength={ENQUIRY_TEXT_MAX_LENGTH} />
          <div className={styles.who}>
            <CarChoice />
          </div>
          <Select
            isField
            label={t('entry.branch')}
            value={values.branch}
            options={[
              { value: '', label: t('enquiry.noBranch') },
              ...branches.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={(value) => void setFieldValue('branch', value)}
          />
          <ChoiceField
            name="language"
            label={t('entry.language')}
            value={values.language}
            options={LANGUAGES.map((one) => ({ value: one, label: t(`begin.${one}`) }))}
            onChange={(value) => void setFieldValue('language', value)}
          />
          {hasFailed && (
            <div role="alert">
              <Notice tone="danger">{t('entry.kept')}</Notice>
            </div>
          )}
          <SubmitButton size="lg" block loading={isSubmitting} loadingLabel={t('frame.saving')}>
            {t('entry.save')}
          </SubmitButton>
          <DraftForm draft={ENTRY_DRAFT} blank={blank}>
            {(clear) => (
              <div>
                <Button onClick={clear}>{t('frame.clear')}</Button>
              </div>
            )}
          </DraftForm>
        </Form>
      )}
    </Formik>
  );
};
