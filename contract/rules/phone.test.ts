import fc from 'fast-check';
import { Value } from 'typebox/value';
import { PhoneSchema } from '../common';
import { CodeQuerySchema } from '../signIn';
import { FOREIGN_PHONES, phoneSpellings } from '../testing/phoneSpellings';
import { confirmedPhone, isLandline, phoneForWire, phoneValue, readPhone } from './phone';

const KNOWN = [
  '20',
  '33',
  '50',
  '55',
  '61',
  '66',
  '71',
  '77',
  '78',
  '87',
  '88',
  '90',
  '91',
  '93',
  '95',
  '97',
  '98',
  '99',
];
const UNKNOWN = ['10', '35', '40', '63', '80', '89', '96'];

const numberOf = (codes: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...codes), fc.integer({ min: 0, max: 9_999_999 }))
    .map(([code, rest]) => code + String(rest).padStart(7, '0'));

describe('phone input', () => {
  it('parses every spelling of an Uzbek number or asks for confirmation', () => {
    fc.assert(
      fc.property(numberOf([...KNOWN, ...UNKNOWN]), (digits) => {
        const wrong = phoneSpellings(digits).filter((spelling) => {
          const reading = readPhone(phoneValue(spelling));
          const isAmbiguous = /^8[78]/.test(spelling.replace(/\D/g, ''));
          if (KNOWN.includes(digits.slice(0, 2)) && !isAmbiguous)
            return reading.kind !== 'number' || reading.digits !== digits;
          // A trunk prefix before an unknown code may also be an extra digit.
          if (reading.kind === 'tooMany') return !spelling.startsWith('8');
          return !('digits' in reading) || reading.digits !== digits || (reading.kind === 'number' && !isAmbiguous);
        });
        expect(wrong).toEqual([]);
      }),
    );
  });

  it.each([
    ['9355566', 'incomplete'],
    ['', 'incomplete'],
    ['+99', 'incomplete'],
    ['090123456', 'incomplete'],
    ['9355566778', 'tooMany'],
    ['99890123456', 'tooMany'],
    ['+998 90 123 45 67, +998 91 765 43 21', 'tooMany'],
    ['+998 90 123 45 67 доб. 12', 'tooMany'],
  ])('rejects %j as %s', (text, kind) => {
    expect(readPhone(phoneValue(text))).toEqual({ kind });
  });

  it('keeps all digits of a number that is too long, so that the visitor can correct it', () => {
    expect(phoneValue('93 555 66 77 8')).toBe('9355566778');
  });

  it('accepts an unknown operator code after confirmation', () => {
    const value = phoneValue('35 556 67 79');
    expect(readPhone(value)).toEqual({ kind: 'asked', digits: '355566779', isCodeUnknown: true });
    expect(phoneForWire(value)).not.toMatch(/^\+998/);
    expect(readPhone(confirmedPhone(value))).toEqual({ kind: 'number', digits: '355566779' });
    expect(phoneForWire(confirmedPhone(value))).toBe('+998355566779');
    expect(confirmedPhone(confirmedPhone(value))).toBe(confirmedPhone(value));
  });

  it('asks for confirmation if an 8 may be a trunk prefix or part of the operator code', () => {
    const value = phoneValue('8881234567');
    expect(readPhone(value)).toEqual({ kind: 'asked', digits: '881234567', isCodeUnknown: false });
    expect(confirmedPhone(value)).toBe('881234567');
    expect(phoneValue('8 88 123 45 67')).toBe('881234567');
  });
});

it.each(FOREIGN_PHONES)('rejects the foreign number %s', (text) => {
  const reading = readPhone(phoneValue(text));
  expect(['foreign', 'tooMany']).toContain(reading.kind);
  if (/^\+|^00|^7/.test(text)) expect(reading.kind).toBe('foreign');
  for (const schema of [PhoneSchema, CodeQuerySchema.properties.phone]) {
    expect(Value.Check(schema, text)).toBe(false);
    expect(Value.Check(schema, phoneForWire(phoneValue(text)))).toBe(false);
  }
});

it.each(['71', '62', '55', '66', '78'])('treats code %s as a landline, in a form and on the wire', (code) => {
  expect([isLandline(`${code}7654321`), isLandline(`+998${code}7654321`), isLandline(`998${code}7654321`)]).toEqual([
    true,
    true,
    true,
  ]);
});

it.each(['90', '20', '33', '50', '77', '88', '99', '96', '10'])('treats code %s as mobile', (code) => {
  expect([isLandline(`${code}7654321`), isLandline(`+998${code}7654321`)]).toEqual([false, false]);
});
