import type { TFunction } from 'i18next';
import { phoneRule, smsPhoneRule } from './formRules';

const t = ((key: string) => key) as TFunction;
const mistake = (rule: ReturnType<typeof phoneRule>, value: string) =>
  rule.validate(value).then(
    () => null,
    (error: Error) => error.message,
  );

it.each([
  ['717654321', 'forms.phoneLandline'],
  ['7176', 'forms.phoneIncomplete'],
  ['901234567', null],
])('smsPhoneRule validates %s with the result %s', async (value, expected) => {
  expect(await mistake(smsPhoneRule(t), value)).toBe(expected);
});

it("accepts a landline if no SMS is sent, or if it is the customer's current phone", async () => {
  expect(await mistake(phoneRule(t), '717654321')).toBeNull();
  expect(await mistake(smsPhoneRule(t, '717654321'), '717654321')).toBeNull();
});
