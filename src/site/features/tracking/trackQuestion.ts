import type { EnquiryQuestion } from '#contract/enquiries';
import { PHONE_END_LENGTH, REFERENCE_MAX_LENGTH } from '#contract/rules/limits';

export const NUMBER_FIELD = 'number';
export const PHONE_END_FIELD = 'phone_end';

export interface TypedQuestion {
  number: string;
  phoneEnd: string;
}

export type QuestionField = typeof NUMBER_FIELD | typeof PHONE_END_FIELD;

export const readQuestion = ({
  number,
  phoneEnd,
}: TypedQuestion): { question: EnquiryQuestion } | { wrong: QuestionField[] } => {
  const reference = number.trim();
  const digits = phoneEnd.replace(/\D/g, '');
  const wrong: QuestionField[] = [];
  if (reference === '' || reference.length > REFERENCE_MAX_LENGTH) wrong.push(NUMBER_FIELD);
  if (digits.length < PHONE_END_LENGTH) wrong.push(PHONE_END_FIELD);
  return wrong.length > 0 ? { wrong } : { question: { reference, phone_end: digits.slice(-PHONE_END_LENGTH) } };
};
