import type { TFunction } from 'i18next';
import { writeReview } from '#api/generated/reviews';
import { answerEstimate } from '#api/generated/visits';
import { isApiProblem } from '#api/problem';
import type { FormAnswer, PostedForm } from '#contract/render';
import { REVIEW_TEXT_MAX_LENGTH } from '#contract/rules/visits';
import type { Language } from '#shared/i18n/languages';
import type { AppStore } from '#shared/store/appStore';
import { TRAP_FIELD } from '../../features/enquiries/FallbackParts';
import { decisionSigns, readAnswer } from '../../features/estimate/answerFields';
import { isTooLong, readReview, TEXT_FIELD } from '../../features/reviews/reviewFields';
import type { FormOfPage } from './formOfPage';

interface Answering {
  form: Pick<PostedForm, 'fields' | 'keyOf'>;
  page: Extract<FormOfPage, { kind: 'estimate' | 'review' }>;
  store: AppStore;
  lang: Language;
  t: TFunction;
}

/**
 * Sends an answer or a review.
 * @returns `nothing` without input, `other` if the stored decisions differ from the sent ones
 * @throws ApiProblem
 */
const send = async ({
  form,
  page: { kind, token },
  store,
  lang,
}: Answering): Promise<'nothing' | 'other' | { reference?: string }> => {
  if (kind === 'review') {
    const body = readReview(form.fields);
    if (body) await store.dispatch(writeReview.initiate({ lang, token, body })).unwrap();
    return body ? {} : 'nothing';
  }
  const read = readAnswer(form.fields);
  if (!read) return 'nothing';
  // The key includes the decisions that were on screen: the same choice after a change is a new request.
  const idempotencyKey = form.keyOf(JSON.stringify([token, read]));
  const { lines } = await store
    .dispatch(answerEstimate.initiate({ lang, token, idempotencyKey, body: read.answer }))
    .unwrap();
  const isTaken = read.answer.decisions.every(
    ({ line, decision }) => lines.find(({ id }) => id === line)?.decision === decision,
  );
  return isTaken ? { reference: decisionSigns(lines) } : 'other';
};

export const answerByForm = async (answering: Answering): Promise<FormAnswer> => {
  const { form, page, t } = answering;
  const { [TRAP_FIELD]: trap, ...fields } = form.fields;
  const refused = (status: number, rest: Partial<Extract<FormAnswer, { sent: false }>>): FormAnswer => ({
    sent: false,
    status,
    fields,
    errors: {},
    ...rest,
  });
  if (trap) return refused(422, { problem: 'again' });
  if (page.kind === 'review' && isTooLong(fields)) {
    return refused(422, { errors: { [TEXT_FIELD]: t('visitForms.textTooLong', { max: REVIEW_TEXT_MAX_LENGTH }) } });
  }
  try {
    const sent = await send(answering);
    if (sent === 'other') return refused(409, { problem: 'failed', detail: t('visitForms.isOther') });
    if (sent !== 'nothing') return { sent: true, ...sent };
    return refused(422, {
      problem: 'failed',
      detail: t(page.kind === 'review' ? 'visitForms.starsMissing' : 'visitForms.nothing'),
    });
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    const { kind, status = 503, detail } = error;
    if (kind === 'tooMany') return refused(429, { problem: 'tooMany' });
    if (kind === 'offline' || kind === 'timeout') return refused(503, { problem: 'unanswered' });
    if (kind === 'notFound') return refused(404, { problem: 'failed', detail: t('visitForms.gone') });
    if (kind !== 'rejected') return refused(503, { problem: 'failed' });
    return refused(status, { problem: 'failed', ...(detail && { detail }) });
  }
};
