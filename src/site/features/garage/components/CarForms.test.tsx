import { screen, waitFor } from '@testing-library/react';
import { tokensRefreshed } from '../../../../api/authSlice';
import type { Customer } from '../../../../api/endpoints/account';
import { useCustomerQuery } from '../../../../api/hooks/useCustomerQuery';
import type { TestCustomer } from '../../../../test/outsideServer';
import { renderWithStore } from '../../../../test/renderWithStore';
import { serverTransport } from '../../../../test/serverTransport';
import { giveCar, signedInAs } from '../../../../test/signedInAs';
import { answer, type TestTransport } from '../../../../test/testTransport';
import { CarChangeForm } from './CarChangeForm';
import { NewCarForm } from './NewCarForm';

const onSaved = jest.fn();
beforeEach(() => onSaved.mockReset());

/** The forms beside the garage as the rest of the site sees it. */
const Place = ({ isNew }: { isNew: boolean }) => {
  const { currentData } = useCustomerQuery();
  if (!currentData) return null;
  const [car] = currentData.cars;
  return (
    <>
      <output aria-label="garage">
        {currentData.cars.map(({ number, mileage, model }) => `${model.name} ${number} ${mileage}`).join()}
      </output>
      <Form customer={currentData} car={isNew ? undefined : car} />
    </>
  );
};
const Form = ({ customer, car }: { customer: Customer; car: Customer['cars'][number] | undefined }) =>
  car ? (
    <CarChangeForm car={car} owner={customer.id} onSaved={onSaved} />
  ) : (
    <NewCarForm owner={customer.id} onShown={onSaved} />
  );

const field = (name: RegExp | string) => screen.getByLabelText(name);
const save = () => screen.getByRole('button', { name: 'Сохранить' });
const garage = () => screen.getByRole('status', { name: 'garage' });

const show = async (cars: number, isNew: boolean, settings: Partial<TestTransport> = {}, who?: TestCustomer) => {
  const customer = who ?? (await outsideServer.makeCustomer());
  for (let count = 0; count < cars; count += 1) await giveCar(customer);
  const transport = serverTransport(settings);
  const view = renderWithStore(<Place isNew={isNew} />, { transport, preloadedState: signedInAs(customer) });
  await screen.findByRole('combobox', { name: 'Марка' });
  const { user } = view;
  const pick = async (label: string, text: string) => {
    const box = screen.getByRole('combobox', { name: label });
    await waitFor(() => expect(box).toBeEnabled());
    await user.clear(box);
    await user.type(box, text);
    await user.click(await screen.findByRole('option', { name: text }));
  };
  return { ...view, customer, transport, pick };
};

it('says of each field what it wants when it is left', async () => {
  const { user } = await show(0, true);
  expect(save()).toHaveAccessibleDescription(
    'Осталось заполнить: «VIN», «Госномер», «Марка», «Модель», «Год выпуска», «Пробег, км».',
  );
  for (const box of [...screen.getAllByRole('textbox'), ...screen.getAllByRole('combobox')]) expect(box).toBeRequired();
  for (const name of ['VIN', 'Госномер', 'Пробег, км']) {
    await user.click(field(name));
    await user.tab();
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(/Заполните это поле/));
  }
  await user.type(field('Год выпуска'), '1949');
  await user.tab();
  expect(field('Год выпуска')).toHaveAccessibleDescription(`Введите год от 1950 до ${new Date().getFullYear() + 1}`);
  expect(save()).toHaveAccessibleDescription(/ Проверьте: «Год выпуска»\.$/);
});

it.each([
  ['Госномер', '01 A 123-BC', '01A123BC', null],
  ['Госномер', '01-а-123-вс', '01A123BC', null],
  ['Госномер', '01A123BC456', '01A123BC456', 'не больше 10 букв и цифр'],
  ['Пробег, км', '85.500', '85\u00a0500', null],
  ['Пробег, км', '85.5', '85.5', 'целыми километрами, например 85\u00a0000'],
  ['Пробег, км', '85,5', '85,5', 'целыми километрами'],
  ['Пробег, км', '12345678', '12\u00a0345\u00a0678', 'не больше 9\u00a0999\u00a0999\u00a0км'],
  ['Год выпуска', '20177', '20177', 'Введите год от 1950'],
  ['VIN', 'XWB5V31BDHA123456XWB5V31BDHA123456', 'XWB5V31BDHA123456XWB5V31BDHA123456', 'не больше 32 знаков'],
])('%s, %s typed or pasted, stands there as %s', async (name, text, shown, mistake) => {
  const { user } = await show(0, true);
  for (const enter of [() => user.type(field(name), text), () => user.paste(text)]) {
    await user.clear(field(name));
    await enter();
    await user.tab();
    expect(field(name)).toHaveValue(shown);
    if (mistake) await waitFor(() => expect(field(name)).toHaveAccessibleDescription(new RegExp(mistake)));
    else expect(field(name)).toBeValid();
  }
});

it('advises on an unusual VIN without refusing it, and takes over what a usual one says', async () => {
  const { user } = await show(0, true);
  await user.type(field('VIN'), 'XWB5V31');
  await user.tab();
  expect(await screen.findByText(/Обычно в VIN 17 знаков/)).toBeVisible();
  await user.type(field('VIN'), 'BDHA123456');
  expect(screen.queryByText(/Обычно в VIN 17 знаков/)).toBeNull();
  expect(await screen.findByText('Судя по VIN, это Chevrolet / Ravon / Daewoo, 2017 модельный год.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Подставить год' }));
  expect(screen.getByText('Подставили: 2017 модельный год.').parentElement).toHaveFocus();
  expect(screen.getByRole('combobox', { name: 'Марка' })).toHaveValue('');
  expect(field('Год выпуска')).toHaveValue('2017');
  expect(screen.queryByText(/Судя по VIN/)).toBeNull();
});

it('takes over the make and the year of a VIN that can mean one of each', async () => {
  const { user } = await show(0, true);
  await user.type(field('VIN'), 'KNADN412BJ6123456');
  await user.click(await screen.findByRole('button', { name: 'Подставить в форму' }));
  expect(screen.getByText('Подставили: Kia, 2018 модельный год.').parentElement).toHaveFocus();
  expect(screen.getByRole('combobox', { name: 'Марка' })).toHaveValue('Kia');
  expect(field('Год выпуска')).toHaveValue('2018');
});

it('offers nothing to take over where the VIN leaves make and year open', async () => {
  const { user } = await show(0, true);
  await user.type(field('VIN'), 'XWB3K32CDVA123456');
  expect(await screen.findByText('Судя по VIN, это Chevrolet / Ravon / Daewoo.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Подставить/ })).toBeNull();
});

it('changes a car: the garage shows it before the server has answered, and the old one again when it refuses', async () => {
  const { user, pick, transport } = await show(1, false);
  expect(await screen.findByDisplayValue('Cobalt')).toBeVisible();
  expect(field('Пробег, км')).toHaveValue('85\u00a0000');
  await pick('Модель', 'Spark');
  await user.clear(field('Пробег, км'));
  await user.type(field('Пробег, км'), '90000');
  let answerNow = () => {};
  transport.between = (call, next) =>
    call.method === 'PATCH'
      ? new Promise((resolve) => {
          answerNow = () => resolve(answer(503, {}));
        })
      : next();
  await user.click(save());
  await waitFor(() => expect(garage()).toHaveTextContent('Spark 01A123BC 90000'));
  answerNow();
  expect(await screen.findByRole('alert')).toHaveTextContent('Сохранить не получилось');
  await waitFor(() => expect(garage()).toHaveTextContent('Cobalt 01A123BC 85000'));
  expect(field('Пробег, км')).toHaveValue('90\u00a0000');

  transport.between = undefined;
  await user.click(save());
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(garage()).toHaveTextContent('Spark 01A123BC 90000'));
});

it('saves with a token that has run out: one refresh, one car, nothing typed gets lost', async () => {
  const customer = await outsideServer.makeCustomer();
  await giveCar(customer);
  const transport = serverTransport();
  const { store, user } = renderWithStore(<Place isNew={false} />, { transport, preloadedState: signedInAs(customer) });
  await screen.findByDisplayValue('Cobalt');
  await user.clear(field('Пробег, км'));
  await user.type(field('Пробег, км'), '91000');
  const { expiredAccessToken: accessToken } = customer;
  store.dispatch(tokensRefreshed({ accessToken }));
  await user.click(save());
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(transport.calls.map(({ url }) => url).filter((url) => url.endsWith('/get-access'))).toHaveLength(1);
  expect(field('Пробег, км')).toHaveValue('91\u00a0000');
  await waitFor(() => expect(garage()).toHaveTextContent('Cobalt 01A123BC 91000'));
});

it('finds the changes again that were not saved, beside what the garage has meanwhile, until they are', async () => {
  const first = await show(1, false);
  const mileage = () => field('Пробег, км');
  await first.user.clear(mileage());
  await first.user.type(mileage(), '91000');
  await first.pick('Марка', 'Kia');
  await first.pick('Модель', 'Rio');
  first.unmount();

  const { user } = await show(0, false, {}, first.customer);
  await waitFor(() => expect(mileage()).toHaveValue('91\u00a0000'));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Марка' })).toHaveValue('Kia'));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Модель' })).toHaveValue('Rio'));
  expect(field('VIN')).toHaveValue('XWB5V31BDHA123456');
  await user.click(save());
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(localStorage).toHaveLength(0);
});
