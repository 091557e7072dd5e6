import fc from 'fast-check';
import {
  divideHalfUp,
  isImplausibleChange,
  isPrice,
  normalizeMoney,
  percentMore,
  roundedSom,
  roundedTo,
  share,
  tiyinOf,
  tiyinOfSom,
  wholeSom,
  writtenMoney,
} from './money';

it('adds 15 % to every multiple of 10 soʻm exactly', () => {
  expect(writtenMoney(roundedTo(percentMore(tiyinOfSom(90_010), 15), 1))).toBe('103512.00');
  for (let som = 10; som <= 1_000_000; som += 10) {
    const hundredths = som * 115;
    const wanted = Math.floor(hundredths / 100) + (hundredths % 100 >= 50 ? 1 : 0);
    if (Number(roundedTo(percentMore(tiyinOfSom(som), 15), 1)) !== wanted * 100) throw new Error(`${som} + 15 %`);
  }
});

it.each([
  ['285000', 28_500_000n],
  ['285000.5', 28_500_050n],
  ['285000.555', 28_500_056n],
  ['0.004', 0n],
  ['0.005', 1n],
  ['-0.5', -50n],
])('parses the decimal string %s into tiyin', (text, tiyin) => {
  expect(tiyinOf(text)).toBe(tiyin);
});

it.each(['', '1,5', '1e3', '.5', '5.', ' 5', 'NaN'])('rejects %j as an amount of money', (text) => {
  expect(tiyinOf(text)).toBeNull();
});

it.each([
  ['0012', '12.00'],
  ['12.5', '12.50'],
  ['0.05', '0.05'],
  ['12.345', '12.345'],
])('normalizes the decimal string %s to %s', (text, tidy) => {
  expect(normalizeMoney(text)).toBe(tidy);
});

it.each([
  ['100.00', '990.00', false],
  ['100.00', '990.01', true],
  ['100.00', '10.10', false],
  ['100.00', '10.09', true],
  ['0.00', '990.00', false],
])('returns whether a price change from %s to %s is implausible: %s', (before, after, absurd) => {
  expect(isImplausibleChange(before, after, 10)).toBe(absurd);
});

it('formats an amount so that parsing returns the same amount', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -99_999_999_999_999n, max: 99_999_999_999_999n }), (tiyin) => {
      expect(tiyinOf(writtenMoney(tiyin))).toBe(tiyin);
    }),
  );
});

it('rounds an amount half up to the nearest step', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 14n }), fc.constantFrom(1, 100, 500, 1000), (tiyin, step) => {
      const unit = BigInt(step) * 100n;
      const difference = roundedTo(tiyin, step) - tiyin;
      expect(roundedTo(tiyin, step) % unit).toBe(0n);
      expect(-unit < 2n * difference && 2n * difference <= unit).toBe(true);
    }),
  );
  expect(roundedSom(103_250, 500)).toBe(103_500);
  expect(roundedSom(103_249, 500)).toBe(103_000);
  expect(divideHalfUp(-1n, 2n)).toBe(0n);
  expect(divideHalfUp(-3n, 2n)).toBe(-1n);
  expect(share(1, 499, 1_000)).toBe(0);
});

it('requires a price above zero', () => {
  expect([0n, 1n, -1n].map(isPrice)).toEqual([false, true, false]);
});

it('rounds a catalogue price half up to whole soʻm', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 99_999_999_999_999n }), (tiyin) => {
      expect(BigInt(wholeSom(writtenMoney(tiyin)))).toBe((tiyin + 50n) / 100n);
    }),
  );
  expect(['285000.00', '99.49', '99.50', '7'].map(wholeSom)).toEqual([285_000, 99, 100, 7]);
});
