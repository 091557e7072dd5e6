import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ChoiceField } from './ChoiceField';
import { DateField } from './DateField';
import { renderWithTexts } from './testing/renderWithTexts';

// The chunk: compiling it for the first time takes longer than a query waits.
beforeAll(() => import('./DateCalendar'));

const Place = ({ initial }: { initial: string }) => {
  const [value, setValue] = useState(initial);
  return (
    <>
      <DateField name="birthdate" label="Дата рождения" value={value} onChange={setValue} max="2026-11-21" />
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

it('takes a typed day', async () => {
  const { input, value } = show();
  await userEvent.type(input, '070519');
  expect(input).toHaveValue('07.05.19__');
  expect(value).toHaveTextContent(/^070519$/);
  await userEvent.type(input, '90');
  expect(input).toHaveValue('07.05.1990');
  expect(value).toHaveTextContent('1990-05-07');
});

it('takes a day that the browser fills in, whichever way it is written', () => {
  const { input, value } = show();
  fireEvent.change(input, { target: { value: '1990-05-07' } });
  expect(input).toHaveValue('07.05.1990');
  expect(value).toHaveTextContent('1990-05-07');
});

it('is picked from a calendar by year, month and day', async () => {
  const { input, value } = show();
  const calendar = await openCalendar();
  await userEvent.selectOptions(calendar.getByRole('combobox', { name: 'Год' }), '1988');
  await userEvent.selectOptions(calendar.getByRole('combobox', { name: 'Месяц' }), 'Март');
  await userEvent.click(calendar.getByRole('gridcell', { name: /, 9 марта 1988/ }));
  expect(value).toHaveTextContent('1988-03-09');
  expect(input).toHaveValue('09.03.1988');
});

it('shows the day that is set, and no day after the last one can be picked', async () => {
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

it('a choice is one of a few, said with its name and its error', async () => {
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
