import { act, screen, waitFor } from '@testing-library/react';
import type { Customer } from '#api/account';
import { useCustomerQuery } from '#api/account';
import { tokensRefreshed } from '#api/authSlice';
import type { TestCustomer } from '#test/outsideServer';
import { renderWithStore } from '#test/renderWithStore';
import { serverTransport } from '#test/serverTransport';
import { changeCarElsewhere as changeCar, giveCar, signedInAs } from '#test/signedInAs';
import { answer, type TestTransport } from '#test/testTransport';
import { CarChangeForm } from './CarChangeForm';
import { NewCarForm } from './NewCarForm';

const onSaved = jest.fn();
beforeEach(() => onSaved.mockReset());

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
    <NewCarForm owner={customer.id} onVisible={onSaved} />
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

it('requires all fields of a car, and reports invalid ones on blur', async () => {
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
])('normalizes in “%s” the typed or pasted “%s” to “%s”, and reports invalid values', async (name, text, shown, mistake) => {
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

it('names the model field when a model is typed as a brand', async () => {
  const { user } = await show(0, true);
  await user.type(screen.getByRole('combobox', { name: 'Марка' }), 'кобальт');
  expect(await screen.findByText('Нет информации. Модель выбирают в поле «Модель».')).toBeVisible();
});

it('warns about an unusual VIN without rejecting it, and applies the year of a usual one', async () => {
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

it('applies brand and year of an unambiguous VIN', async () => {
  const { user } = await show(0, true);
  await user.type(field('VIN'), 'KNADN412BJ6123456');
  await user.click(await screen.findByRole('button', { name: 'Подставить в форму' }));
  expect(screen.getByText('Подставили: Kia, 2018 модельный год.').parentElement).toHaveFocus();
  expect(screen.getByRole('combobox', { name: 'Марка' })).toHaveValue('Kia');
  expect(field('Год выпуска')).toHaveValue('2018');
});

it('does not offer to apply an ambiguous VIN', async () => {
  const { user } = await show(0, true);
  await user.type(field('VIN'), 'XWB3K32CDVA123456');
  expect(await screen.findByText('Судя по VIN, это Chevrolet / Ravon / Daewoo.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Подставить/ })).toBeNull();
});

it('updates a car optimistically, and rolls back when the server fails', async () => {
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

it('refreshes an expired access token once, then saves the car and keeps the input', async () => {
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

it('restores the draft of a car after a reload, and deletes it once saved', async () => {
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

describe('a form whose car was changed elsewhere', () => {
  const open = async (...given: Parameters<typeof show>) => {
    const view = await show(...given);
    await screen.findByDisplayValue('Cobalt');
    return view;
  };
  const changeCarElsewhere = (...given: Parameters<typeof changeCar>) => act(async () => changeCar(...given));
  const type = async (user: Awaited<ReturnType<typeof show>>['user'], name: string, text: string) => {
    await user.clear(field(name));
    await user.type(field(name), text);
  };

  it('sends only the edited fields, so that newer values of other fields are not overwritten', async () => {
    const { user, customer, transport } = await open(1, false);
    await changeCarElsewhere(customer, { mileage: 86_000 });
    await type(user, 'Госномер', '10B555BB');
    await user.click(save());
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(garage()).toHaveTextContent('Cobalt 10B555BB 86000'));
    const sent = transport.calls.find(({ method }) => method === 'PATCH');
    expect(sent?.body).toEqual({ number: '10B555BB', expected: { number: '01A123BC' } });
  });

  it('shows stored and edited value of a conflict, and saves the edited one if chosen', async () => {
    const { user, customer } = await open(1, false);
    await changeCarElsewhere(customer, { mileage: 86_000, year: 2018 });
    await type(user, 'Пробег, км', '86500');
    await user.click(save());
    expect(await screen.findByText('Эти данные уже изменились')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/Сейчас сохранено: 86.000 км.*У вас в форме: 86.500 км/);
    expect(save()).toHaveAccessibleDescription(/Проверьте: «Пробег, км»/);
    await waitFor(() => expect(garage()).toHaveTextContent('Cobalt 01A123BC 86000'));
    expect(field('Год выпуска')).toHaveValue('2018');
    await user.click(screen.getByRole('button', { name: 'Оставить моё: Пробег, км' }));
    await user.click(save());
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(garage()).toHaveTextContent('Cobalt 01A123BC 86500'));
  });

  it('resolves a conflict with the stored value if the customer chooses it', async () => {
    const { user, customer, pick } = await open(1, false);
    await changeCarElsewhere(customer, { mileage: 86_000 });
    await type(user, 'Пробег, км', '84600');
    await pick('Модель', 'Spark');
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Взять сохранённое: Пробег, км' }));
    expect(field('Пробег, км')).toHaveValue('86\u00a0000');
    await user.click(save());
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(garage()).toHaveTextContent('Spark 01A123BC 86000'));
  });

  it('reports a conflict of a draft with a newer stored value, also after another reload', async () => {
    const first = await open(1, false);
    await type(first.user, 'Пробег, км', '86500');
    first.unmount();
    await changeCarElsewhere(first.customer, { mileage: 90_000 });
    const second = await open(0, false, {}, first.customer);
    expect(await screen.findByText(/^Это несохранённый черновик от \d\d:\d\d\.$/)).toBeVisible();
    expect(await screen.findByText(/Сейчас сохранено: 90.000 км/)).toBeVisible();
    await second.user.clear(field('Год выпуска'));
    await second.user.type(field('Год выпуска'), '2018');
    second.unmount();
    const { user } = await open(0, false, {}, first.customer);
    await waitFor(() => expect(field('Пробег, км')).toHaveValue('86\u00a0500'));
    expect(screen.getByText(/Сейчас сохранено: 90.000 км/)).toBeVisible();
    await waitFor(() => expect(save()).toBeDisabled());
    await user.click(screen.getByRole('button', { name: 'Взять сохранённое: Пробег, км' }));
    await user.click(save());
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(garage()).toHaveTextContent('Cobalt 01A123BC 90000'));
  });

  it('deletes the whole draft by one button', async () => {
    const first = await open(1, false);
    await type(first.user, 'Пробег, км', '86500');
    await first.pick('Марка', 'Kia');
    first.unmount();
    const { user } = await show(0, false, {}, first.customer);
    await user.click(await screen.findByRole('button', { name: 'Удалить черновик' }));
    expect(field('Пробег, км')).toHaveValue('85\u00a0000');
    expect(screen.getByRole('combobox', { name: 'Марка' })).toHaveValue('Chevrolet');
    expect(await screen.findByDisplayValue('Cobalt')).toBeVisible();
    expect(screen.queryByText(/черновик/)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });
});

it.each(['845', '8450000'])('asks for confirmation of an implausible mileage of %s', async (mileage) => {
  const { user, transport } = await show(1, false);
  await user.clear(field('Пробег, км'));
  await user.type(field('Пробег, км'), mileage);
  await user.click(save());
  const dialog = await screen.findByRole('dialog', { name: 'Пробег указан верно?' });
  expect(dialog).toHaveTextContent(/85.000 км/);
  await user.click(screen.getByRole('button', { name: 'Исправить' }));
  expect(onSaved).not.toHaveBeenCalled();
  await waitFor(() => expect(save()).toBeEnabled());
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Да, верно' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(garage()).toHaveTextContent(`Cobalt 01A123BC ${mileage}`);
  expect(transport.calls.filter(({ method }) => method === 'PATCH')).toHaveLength(3);
});
