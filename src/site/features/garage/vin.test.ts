import { isUsualVin, normalizeVin } from '#contract/rules/plates';
import { meaningOfVin } from './vin';

it('normalizes a VIN to Latin capitals without spaces', () => {
  expect(normalizeVin(' xwb5v31 вdна123456 ')).toBe('XWB5V31BDHA123456');
});

it.each([
  ['XWB5V31BDHA123456', true],
  ['XWB5V31BDHA12345', false],
  ['XWB5V31BDHA12345O', false],
  ['', false],
])('returns for %s whether it is a usual VIN: %s', (vin, usual) => {
  expect(isUsualVin(vin)).toBe(usual);
});

it.each([
  ['XWB5V31BDHA123456', { brands: ['Chevrolet', 'Ravon', 'Daewoo'], year: 2017 }],
  // The year code V means 1997 or 2027.
  ['XWB3K32CDVA123456', { brands: ['Chevrolet', 'Ravon', 'Daewoo'] }],
  ['XWB4A11BD7A086979', { brands: ['Chevrolet', 'Ravon', 'Daewoo'], year: 2007 }],
  ['XTA210930V2766389', { brands: ['Lada'] }],
  ['XTA210990Y2766389', { brands: ['Lada'], year: 2000 }],
  ['KMHCT41DBAU123456', { brands: ['Hyundai'], year: 2010 }],
  ['KMHCT41DBVU123456', { brands: ['Hyundai'] }],
  ['KMHCT41DBWU123456', { brands: ['Hyundai'], year: 1998 }],
  ['KMHCT41DB0U123456', { brands: ['Hyundai'] }], // 0 means unknown year
  ['Z94CB41AAHR123456', { brands: ['Hyundai', 'Kia'], year: 2017 }],
  ['JTHBK1GG2D2012345', { brands: ['Lexus'] }],
  ['JTJBK1GG2D2012345', { brands: ['Lexus'] }],
  ['JTDBR32E720123456', { brands: ['Toyota', 'Lexus'] }],
  ['1HGCM82633A004352', null],
  ['XWB5V31BDHA12345', null],
])('decodes the VIN %s as %j', (vin, meaning) => {
  expect(meaningOfVin(vin, 2027)).toEqual(meaning);
});

it('never returns a year in the future', () => {
  for (const code of 'ABCDEFGHJKLMNPRSTVWXY123456789')
    expect(meaningOfVin(`KMHCT41DB${code}U123456`, 2027)?.year ?? 0).toBeLessThanOrEqual(2027);
});
