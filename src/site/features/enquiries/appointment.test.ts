import { ENQUIRY_TEXT_MAX_LENGTH } from '#contract/rules/limits';
import { appointmentEnquiry, EMPTY_APPOINTMENT } from './appointment';

const textSent = (text: string, name?: string) =>
  appointmentEnquiry(
    { ...EMPTY_APPOINTMENT, text },
    'bookCategor_home',
    name === undefined ? undefined : { id: 7, name },
  ).text;

describe('the text of an appointment enquiry', () => {
  it('is the trimmed input on a page without a service', () => {
    expect(textSent(' Скрип при торможении ')).toBe('Скрип при торможении');
  });

  it('starts with the name of the service unless the input contains it', () => {
    expect(textSent('Хочу записаться на услугу «Замена масла».', 'Замена масла')).toBe(
      'Хочу записаться на услугу «Замена масла».',
    );
    expect(textSent('Завтра после обеда', 'Замена масла')).toBe('Замена масла\n\nЗавтра после обеда');
  });

  it('is at most as long as the server allows, and contains all input', () => {
    for (const length of [ENQUIRY_TEXT_MAX_LENGTH - 5, ENQUIRY_TEXT_MAX_LENGTH]) {
      const typed = 'x'.repeat(length);
      expect(textSent(typed, 'Замена масла').length).toBeLessThanOrEqual(ENQUIRY_TEXT_MAX_LENGTH);
      expect(textSent(typed, 'Замена масла')).toContain(typed);
    }
  });
});
