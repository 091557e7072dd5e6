import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik, useFormikContext } from 'formik';
import { useState } from 'react';
import { renderWithTexts } from '../testing/renderWithTexts';
import { Combobox } from './Combobox';

const BRANDS = [
  { id: 1, name: 'Chevrolet' },
  { id: 2, name: 'Kia' },
  { id: 3, name: 'Hyundai' },
  { id: 4, name: 'BMW' },
];

const Value = () => <output>{JSON.stringify(useFormikContext<{ brand: number }>().values)}</output>;

const show = (initial = { brand: 0, other: 0 }, disabled = false) =>
  renderWithTexts(
    <Formik initialValues={initial} onSubmit={() => undefined}>
      <>
        <Combobox name="brand" label="Марка" options={BRANDS} disabled={disabled} />
        <Combobox name="other" label="Другая" options={BRANDS} />
        <Value />
      </>
    </Formik>,
  );

const brand = () => screen.getByRole('combobox', { name: 'Марка' });
const options = () =>
  within(screen.getByRole('listbox', { name: 'Марка' }))
    .queryAllByRole('option')
    .map((option) => option.textContent);

it('shows all options without input and filters them by substring, ignoring case', async () => {
  show();
  await userEvent.click(brand());
  expect(options()).toEqual(['Chevrolet', 'Kia', 'Hyundai', 'BMW']);
  await userEvent.type(brand(), 'ROL');
  expect(options()).toEqual(['Chevrolet']);
  await userEvent.clear(brand());
  expect(options()).toEqual(['Chevrolet', 'Kia', 'Hyundai', 'BMW']);
});

it('shows a message if no option matches', async () => {
  show();
  await userEvent.type(brand(), 'zzz');
  expect(screen.getByText('Нет информации')).toBeVisible();
});

it('selects an option by pointer and by keyboard', async () => {
  show();
  await userEvent.click(brand());
  await userEvent.click(screen.getByRole('option', { name: 'Kia' }));
  expect(brand()).toHaveValue('Kia');
  expect(screen.getByText('{"brand":2,"other":0}')).toBeVisible();
  await userEvent.clear(brand());
  await userEvent.type(brand(), 'hyu{ArrowDown}{Enter}');
  expect(screen.getByText('{"brand":3,"other":0}')).toBeVisible();
});

it('shows all options when it opens with a selected option', async () => {
  show({ brand: 2, other: 0 });
  expect(brand()).toHaveValue('Kia');
  await userEvent.click(brand());
  expect(options()).toHaveLength(4);
});

it('clears the selection when its text is edited, but keeps the text', async () => {
  show({ brand: 2, other: 0 });
  await userEvent.type(brand(), '{Backspace}');
  expect(brand()).toHaveValue('Ki');
  expect(screen.getByText('{"brand":0,"other":0}')).toBeVisible();
  await userEvent.type(brand(), 'A');
  expect(screen.getByText('{"brand":2,"other":0}')).toBeVisible();
});

it('selects an option whose name was typed before the options loaded', async () => {
  const WithLateList = () => {
    const [late, setLate] = useState<typeof BRANDS>([]);
    return (
      <Formik initialValues={{ brand: 0 }} onSubmit={() => undefined}>
        <>
          <Combobox name="brand" label="Марка" options={late} />
          <Value />
          <button type="button" onClick={() => setLate(BRANDS)}>
            Список пришёл
          </button>
        </>
      </Formik>
    );
  };
  renderWithTexts(<WithLateList />);
  await userEvent.type(brand(), 'kia');
  expect(screen.getByText('{"brand":0}')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Список пришёл' }));
  expect(await screen.findByText('{"brand":2}')).toBeVisible();
});

it('closes when another combobox opens', async () => {
  show();
  await userEvent.click(brand());
  expect(brand()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Показать список: Другая' }));
  expect(brand()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('combobox', { name: 'Другая' })).toHaveAttribute('aria-expanded', 'true');
});

it('does not open a disabled combobox', async () => {
  show(undefined, true);
  await userEvent.click(screen.getByRole('button', { name: 'Показать список: Марка' }));
  expect(brand()).toBeDisabled();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

it.each([
  ['Kia', 'Kia', 2],
  ['BMW', 'BMW', 4],
  ['киа', 'Kia', 2],
  ['Шевр', 'Chevrolet', 1],
  ['бмв', 'BMW', 4],
])('filters options by %s and selects %s by keyboard', async (text, name, id) => {
  show();
  await userEvent.type(brand(), text);
  expect(options()).toEqual([name]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(brand()).toHaveValue(name);
  expect(screen.getByText(`{"brand":${id},"other":0}`)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Показать список: Марка' }));
  expect(options()).toHaveLength(4);
});

it('selects the highlighted option on Enter', async () => {
  show();
  await userEvent.type(brand(), 'i{ArrowDown}{ArrowDown}');
  const highlighted = brand().getAttribute('aria-activedescendant') ?? '';
  expect(document.getElementById(highlighted)).toHaveTextContent('Hyundai');
  await userEvent.keyboard('{Enter}');
  expect(brand()).toHaveValue('Hyundai');
});

it('selects the only matching option on Enter, but none of several', async () => {
  show();
  await userEvent.type(brand(), 'i{Enter}');
  expect(brand()).toHaveValue('i');
  await userEvent.clear(brand());
  await userEvent.type(brand(), 'chev{Enter}');
  expect(brand()).toHaveValue('Chevrolet');
  expect(screen.getByText('{"brand":1,"other":0}')).toBeVisible();
});

it('selects an option on blur by its whole name in Cyrillic, but not by a part of it', async () => {
  show();
  await userEvent.type(brand(), 'шевр{Tab}');
  expect(brand()).toHaveValue('шевр');
  await userEvent.clear(brand());
  await userEvent.type(brand(), 'шевроле');
  await userEvent.tab();
  expect(brand()).toHaveValue('Chevrolet');
  expect(screen.getByText('{"brand":1,"other":0}')).toBeVisible();
});
