import { partsOf } from '../messages/sms/smsParts';
import { enquirySms } from './texts';

const asked = (status: Parameters<typeof enquirySms>[1]['status'], callCenter = '+998 (71) 200-00-00') =>
  (['ru', 'uz'] as const).map((language) => enquirySms(language, { reference: 'Y-7K3M-92QD', status, callCenter }));

test('an SMS about an enquiry has its reference and the phone to call, in one part', () => {
  expect(asked('waiting')).toEqual([
    'Yolda: заявка Y-7K3M-92QD ждёт ответа. Звоните +998712000000',
    "Yolda: Y-7K3M-92QD arizangiz javobingizni kutmoqda. Qo'ng'iroq qiling: +998712000000",
  ]);
  for (const status of ['waiting', 'done', 'refused'] as const) {
    expect([...asked(status), ...asked(status, '')].map((text) => partsOf(text ?? ''))).toEqual([1, 1, 1, 1]);
  }
  expect(asked('refused', '')[0]).toMatch(/Позвоните нам$/);
});

test('a new enquiry and one in work have no SMS, because the manager calls', () => {
  expect([...asked('new'), ...asked('in_work')]).toEqual([null, null, null, null]);
});
