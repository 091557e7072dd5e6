import type { TFunction } from 'i18next';
import { policyVersion } from '#api/consentPolicy';
import { getBrands, getModels } from '#api/generated/brands';
import { getPart } from '#api/generated/catalog';
import { sendEnquiry } from '#api/generated/enquiries';
import { getService } from '#api/generated/service';
import { isApiProblem } from '#api/problem';
import type { NewEnquiry } from '#contract/enquiries';
import type { FormAnswer, PostedForm } from '#contract/render';
import type { Language } from '#shared/i18n/languages';
import type { AppStore } from '#shared/store/appStore';
import { namedOption } from '#shared/ui/forms/comboboxOptions';
import { appointmentEnquiry, withSubject } from '../../features/enquiries/appointment';
import { TRAP_FIELD } from '../../features/enquiries/FallbackParts';
import { purchaseEnquiry } from '../../features/enquiries/purchase';
import {
  type FallbackAppointment,
  type Reading,
  readFallbackAppointment,
  readFallbackPurchase,
} from '../../features/enquiries/readFallbackForm';
import type { FormOfPage } from './formOfPage';

interface Sending {
  form: PostedForm;
  page: Extract<FormOfPage, { kind: 'appointment' | 'purchase' }>;
  store: AppStore;
  lang: Language;
  t: TFunction;
}

const carOf = async ({ store, lang, t }: Sending, { car_brand, car_model, text }: FallbackAppointment) => {
  const { data: brands = [] } = await store.dispatch(getBrands.initiate({ lang }));
  const brand = namedOption(brands, car_brand);
  const { data: models = [] } = brand ? await store.dispatch(getModels.initiate({ lang, brandId: brand.id })) : {};
  const model = namedOption(models, car_model);
  const ids = { car_brand: brand?.id ?? 0, car_model: model?.id ?? 0 };
  return model
    ? { ...ids, text }
    : { ...ids, text: withSubject(text, t('fallbackForms.car', { brand: car_brand, model: car_model })) };
};

const enquiryOf = async (sending: Sending): Promise<Reading<NewEnquiry>> => {
  const { form, page, store, lang, t } = sending;
  const version = await policyVersion(store.dispatch, lang);
  const consent = version !== undefined && { consent: version };
  if (page.kind === 'purchase') {
    const reading = readFallbackPurchase(form.fields, t, consent !== false);
    if ('errors' in reading) return reading;
    const part = await store.dispatch(getPart.initiate({ lang, id: page.partId })).unwrap();
    const enquiry = purchaseEnquiry(reading.values, part.id, t('shop.enquiryText', { id: part.id, name: part.name }));
    return { values: { ...enquiry, ...consent } };
  }
  const reading = readFallbackAppointment(form.fields, t, consent !== false);
  if ('errors' in reading) return reading;
  const service =
    page.serviceId === null ? null : await store.dispatch(getService.initiate({ lang, id: page.serviceId })).unwrap();
  const values = { ...reading.values, ...(await carOf(sending, reading.values)) };
  return { values: { ...appointmentEnquiry(values, 'bookCategor_home', service ?? undefined), ...consent } };
};

const first = (texts: Record<string, string[]> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([field, [text = '']]) => [field, text]));

export const sendFallbackForm = async (sending: Sending): Promise<FormAnswer> => {
  const { form, store, lang } = sending;
  const { [TRAP_FIELD]: trap, ...fields } = form.fields;
  const refused = (status: number, rest: Partial<Extract<FormAnswer, { sent: false }>>): FormAnswer => ({
    sent: false,
    status,
    fields,
    errors: {},
    ...rest,
  });
  // A password manager may have filled the honeypot, so the form can be sent again without it.
  if (trap) return refused(422, { problem: 'again' });
  try {
    const reading = await enquiryOf(sending);
    if ('errors' in reading) return refused(422, { errors: reading.errors });
    const enquiry = reading.values;
    const idempotencyKey = form.keyOf(JSON.stringify(enquiry));
    const sent = await store.dispatch(sendEnquiry.initiate({ lang, idempotencyKey, body: enquiry })).unwrap();
    const reference = sent?.reference;
    return { sent: true, ...(reference !== undefined && { reference }) };
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    const { kind, detail, fields: texts } = error;
    if (kind === 'tooMany') return refused(429, { problem: 'tooMany' });
    if (kind === 'offline' || kind === 'timeout') return refused(503, { problem: 'unanswered' });
    if (kind !== 'rejected') return refused(503, { problem: 'failed' });
    return refused(422, texts ? { errors: first(texts) } : { problem: 'failed', ...(detail && { detail }) });
  }
};
