import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithTexts } from '../testing/renderWithTexts';
import { ChoiceField } from './ChoiceField';
import { DateField } from './DateField';

// Loads the lazy chunk first, because its first compilation takes longer than the query timeout.
beforeAll(() => import('./DateCalendar'));

const onLeft = jest.fn();
beforeEach(() => onLeft.mockReset());

const Place = ({ initial }: { initial: string }) => {
  const [value, setValue] = useState(initial);
  return (
    <>
      <DateField
        name="birthdate"
        label="Дата рождения"
        value={value}
        onChange={setValue}
        onBlur={onLeft}
        max="2026-11-21"
      />
      <output>{value}</output>
    </>
  );
};

const show = (initial = '') => {
  renderWithTexts(<Place initial={initial} />);
  return { input: screen.getByLabelText('Дата рождения'), value: screen.getByRole('status') };
};

const openCalendar = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Открыть календарь: Дата рождения' }));
  const dialog = screen.getByRole('dialog', { name: 'Дата рождения' });
  await within(dialog).findByRole('combobox', { name: 'Год' });
  return within(dialog);
};

it('accepts a date typed as digits', async () => {
  const { input, value } = show();
  await userEvent.type(input, '070519');
  expect(input).toHaveValue('07.05.19');
  expect(value).toHaveTextContent(/^07\.05\.19$/);
  await userEvent.type(input, '90');
  expect(input).toHaveValue('07.05.1990');
  expect(value).toHaveTextContent('1990-05-07');
});

it('accepts an ISO date from autofill', () => {
  const { input, value } = show();
  fireEvent.change(input, { target: { value: '1990-05-07' } });
  expect(input).toHaveValue('07.05.1990');
  expect(value).toHaveTextContent('1990-05-07');
});

it.each(['7.5.1990', '07/05/1990', '7-5-1990', '07051990'])('accepts the date %s, typed or pasted', async (text) => {
  const { input, value } = show();
  await userEvent.type(input, text);
  expect(input).toHaveValue('07.05.1990');
  expect(value).toHaveTextContent('1990-05-07');
  await userEvent.tripleClick(input);
  await userEvent.paste(text);
  expect(input).toHaveValue('07.05.1990');
  expect(value).toHaveTextContent('1990-05-07');
});

it('accepts an edit within the date and reformats it on blur', async () => {
  const { input, value } = show('1990-05-07');
  await userEvent.type(input, '15', { initialSelectionStart: 0, initialSelectionEnd: 2 });
  expect(input).toHaveValue('15.05.1990');
  expect(value).toHaveTextContent('1990-05-15');
  await userEvent.type(input, '{Backspace}', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(input).toHaveValue('5.05.1990');
  expect(value).toHaveTextContent('1990-05-05');
  await userEvent.tab();
  expect(input).toHaveValue('05.05.1990');
});

it('keeps an invalid date visible after blur', async () => {
  const { input, value } = show();
  await userEvent.click(input);
  await userEvent.paste('31.02.19900');
  await userEvent.tab();
  expect(input).toHaveValue('31.02.19900');
  expect(value).toHaveTextContent('31.02.19900');
});

it('calls onBlur when focus moves to the calendar button only if the field has text', async () => {
  const { input } = show();
  await userEvent.click(input);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: /Открыть календарь/ })).toHaveFocus();
  expect(onLeft).not.toHaveBeenCalled();
  await userEvent.type(input, '7.5.90');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: /Открыть календарь/ })).toHaveFocus();
  expect(onLeft).toHaveBeenCalled();
});

it('selects a date in the calendar by year, month and day', async () => {
  const { input, value } = show();
  const calendar = await openCalendar();
  await userEvent.selectOptions(calendar.getByRole('combobox', { name: 'Год' }), '1988');
  await userEvent.selectOptions(calendar.getByRole('combobox', { name: 'Месяц' }), 'Март');
  await userEvent.click(calendar.getByRole('gridcell', { name: /, 9 марта 1988/ }));
  expect(value).toHaveTextContent('1988-03-09');
  expect(input).toHaveValue('09.03.1988');
});

it('opens the calendar on the selected day, with no English labels', async () => {
  const { value } = show('1990-05-07');
  const calendar = await openCalendar();
  await waitFor(() => expect(calendar.getByRole('gridcell', { name: /, 7 мая 1990/ })).toHaveFocus());
  const labels = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')).join();
  expect(labels).not.toMatch(/[a-z]/i);
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(value).toHaveTextContent('1990-05-08');
  const again = await openCalendar();
  await waitFor(() => expect(again.getByRole('gridcell', { name: /, 8 мая 1990/ })).toHaveFocus());
});

it('opens the calendar 30 years ago if no day is selected', async () => {
  show();
  const calendar = await openCalendar();
  await waitFor(() => expect(calendar.getByRole('gridcell', { name: /, 1 января 1996/ })).toHaveFocus());
});

it('the calendar marks the selected day and disables days after the maximum', async () => {
  const { value } = show('2026-11-20');
  const calendar = await openCalendar();
  expect(calendar.getByRole('combobox', { name: 'Месяц' })).toHaveDisplayValue('Ноябрь');
  expect(calendar.getByRole('gridcell', { name: /20 ноября 2026/ })).toHaveAttribute('aria-selected', 'true');
  const tomorrow = calendar.getByRole('gridcell', { name: /22 ноября 2026/ });
  expect(tomorrow).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(tomorrow);
  expect(value).toHaveTextContent('2026-11-20');
  await userEvent.selectOptions(calendar.getByRole('combobox', { name: 'Год' }), '1988');
  await userEvent.selectOptions(calendar.getByRole('combobox', { name: 'Месяц' }), 'Декабрь');
  await userEvent.selectOptions(calendar.getByRole('combobox', { name: 'Год' }), '2026');
  expect(calendar.getByRole('combobox', { name: 'Месяц' })).toHaveDisplayValue('Ноябрь');
});

it('ChoiceField exposes its label and error as those of the radio group', async () => {
  const Gender = () => {
    const [value, setValue] = useState<'M' | 'F' | ''>('');
    const options = [
      { value: 'M', label: 'Мужской' },
      { value: 'F', label: 'Женский' },
    ] as const;
    const error = value ? undefined : 'Выберите пол';
    return <ChoiceField name="gender" label="Пол" options={options} value={value} onChange={setValue} error={error} />;
  };
  renderWithTexts(<Gender />);
  const group = screen.getByRole('radiogroup', { name: 'Пол' });
  expect(group).toHaveAccessibleDescription('Выберите пол');
  await userEvent.click(screen.getByRole('radio', { name: 'Женский' }));
  expect(screen.getByRole('radio', { name: 'Женский' })).toBeChecked();
  expect(group).not.toHaveAttribute('aria-invalid');
});

it('Home and End move focus to Monday and Sunday of the week', async () => {
  show('1990-05-10');
  const calendar = await openCalendar();
  const day = (name: RegExp) => calendar.getByRole('gridcell', { name });
  await waitFor(() => expect(day(/, 10 мая 1990/)).toHaveFocus());
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(day(/воскресенье, 13 мая 1990/)).toHaveFocus());
  await userEvent.keyboard('{Home}');
  await waitFor(() => expect(day(/понедельник, 7 мая 1990/)).toHaveFocus());
  await userEvent.keyboard('{End}{ArrowRight}');
  await waitFor(() => expect(day(/, 14 мая 1990/)).toHaveFocus());
});
