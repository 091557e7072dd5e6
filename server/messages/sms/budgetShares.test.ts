import { type SentCounts, type SmsRecipient, usedUpShare } from './budget';

const stranger: SmsRecipient = { isCustomer: false, isKnownDevice: false };
const customer: SmsRecipient = { isCustomer: true, isKnownDevice: false };
const owner: SmsRecipient = { isCustomer: true, isKnownDevice: true };

function spendAll(asking: SmsRecipient, networks: number, budget: number, before = 0): number[] {
  let all = before;
  return Array.from({ length: networks }, () => {
    let got = 0;
    const sent = (): SentCounts => ({
      all: all + got,
      strangers: asking.isCustomer ? 0 : all + got,
      ofNetwork: got,
      strangersOfNetwork: asking.isCustomer ? 0 : got,
    });
    while (!usedUpShare(sent(), asking, budget)) got += 1;
    all += got;
    return got;
  });
}

test('limits codes of one network to a fifth of the remaining SMS budget, twice that for customers', () => {
  expect(spendAll(stranger, 4, 1000)).toEqual([200, 160, 128, 102]);
  expect(spendAll(customer, 2, 1000)).toEqual([400, 240]);
});

test('reserves 30 % of the SMS budget for customers against strangers of many networks', () => {
  expect(spendAll(stranger, 100, 1000).reduce((sum, got) => sum + got, 0)).toBe(700);
  const sent = { all: 700, strangers: 700, ofNetwork: 0, strangersOfNetwork: 0 };
  expect([stranger, customer, owner].map((asking) => usedUpShare(sent, asking, 1000))).toEqual([
    'strangers',
    null,
    null,
  ]);
});

test('limits codes of a known device only by the whole SMS budget', () => {
  const sent = { all: 999, strangers: 700, ofNetwork: 999, strangersOfNetwork: 700 };
  expect([customer, owner].map((asking) => usedUpShare(sent, asking, 1000))).toEqual(['network', null]);
  expect(usedUpShare({ ...sent, all: 1000 }, owner, 1000)).toBe('budget');
});

test('allows 20 codes per network even if the SMS budget is small', () => {
  expect(spendAll(stranger, 2, 30)).toEqual([20, 1]);
});
