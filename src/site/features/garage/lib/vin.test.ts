import { isUsualVin, tidyVin } from '../../../../../contract/plates';
import { meaningOfVin } from './vin';

it('is stored in Latin capitals without spaces', () => {
  expect(tidyVin(' xwb5v31 вdна123456 ')).toBe('XWB5V31BDHA123456');
});

it.each([
  ['XWB5V31BDHA123456', true],
  ['XWB5V31BDHA12345', false],
  ['XWB5V31BDHA12345O', false],
  ['', false],
])('%s is usual: %s', (vin, usual) => {
  expect(isUsualVin(vin)).toBe(usual);
});

it.each([
  ['XWB5V31BDHA123456', { brand: 'Chevrolet', year: 2017 }],
  ['XTA210990Y2766389', { brand: 'Lada', year: 2000 }],
  ['KMHCT41DBAU123456', { brand: 'Hyundai', year: 2010 }],
  ['KMHCT41DBVU123456', { brand: 'Hyundai', year: 2027 }],
  ['KMHCT41DBWU123456', { brand: 'Hyundai', year: 1998 }],
  ['KMHCT41DB0U123456', { brand: 'Hyundai' }], // 0 means no year
  ['JTHBK1GG2D2012345', { brand: 'Lexus' }],
  ['JTDBR32E720123456', { brand: 'Toyota' }],
  ['1HGCM82633A004352', null],
  ['XWB5V31BDHA12345', null],
])('%s hints at %j', (vin, meaning) => {
  expect(meaningOfVin(vin, 2027)).toEqual(meaning);
});
