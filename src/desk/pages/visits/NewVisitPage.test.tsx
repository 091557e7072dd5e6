import { act, screen, waitFor, within } from '@testing-library/react';
import { renderDesk } from '#test/renderDesk';
import { callDesk, colleague, newVisit } from '#test/visitsAtDesk';

it('finds a returning customer by phone and asks about a lower mileage', async () => {
  const other = await colleague('adviser');
  const visit = await newVisit(other);
  const { user, router } = await renderDesk({ path: '/desk/visits/new', role: 'owner' });
  const phone = await screen.findByLabelText('Телефон');
  expect(phone).toHaveFocus();
  await user.type(phone, visit.phone.replace('+998', ''));
  await user.click(await screen.findByRole('button', { name: /Отабек/ }));
  const car = await screen.findByRole('radio', { name: new RegExp(visit.plate) });
  expect(car).toBeChecked();
  await user.type(screen.getByLabelText('Пробег, км'), '4000');
  await user.click(screen.getByRole('button', { name: 'Принять' }));
  const dialog = await screen.findByRole('dialog', { name: 'Пробег верный?' });
  expect(dialog).toHaveTextContent(/4\s000\sкм меньше, чем было\. Последний известный: 50\s000\sкм/);
  await user.click(within(dialog).getByRole('button', { name: 'Верно' }));
  expect(await screen.findByRole('heading', { name: 'Работы и детали' })).toBeVisible();
  expect(router.state.location.pathname).toMatch(/^\/desk\/visits\/\d+$/);
});

it('restores the draft of a new visit', async () => {
  const { user, router } = await renderDesk({ path: '/desk/visits/new', role: 'adviser' });
  await user.type(await screen.findByLabelText('Имя'), 'Баходир');
  await act(() => router.navigate('/desk/visits'));
  await act(() => router.navigate('/desk/visits/new'));
  expect(await screen.findByDisplayValue('Баходир')).toBeVisible();
});

it('deletes the draft when the form is emptied or discarded by a button', async () => {
  const { user, router } = await renderDesk({ path: '/desk/visits/new', role: 'adviser' });
  const comeBack = async () => {
    await act(() => router.navigate('/desk/visits'));
    await act(() => router.navigate('/desk/visits/new'));
    return screen.findByLabelText('Имя');
  };
  const empty = async () => user.clear(await screen.findByLabelText('Имя'));
  await empty();
  await user.type(screen.getByLabelText('Имя'), 'Ба');
  await empty();
  expect(await comeBack()).toHaveValue('');
  await user.type(screen.getByLabelText('Имя'), 'Баходир');
  expect(await comeBack()).toHaveValue('Баходир');
  await user.click(screen.getByRole('button', { name: 'Очистить' }));
  expect(screen.getByLabelText('Имя')).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Очистить' })).toBeNull();
  expect(await comeBack()).toHaveValue('');
});

it('offers the car of an earlier visit for an enquiry', async () => {
  const other = await colleague('adviser');
  const { branch, phone, plate } = await newVisit(other);
  const enquiry = { branch: branch.id, phone, name: 'Отабек', text: 'Стучит подвеска', section: 'bookCategor_home' };
  const { id } = await callDesk(other, 'POST', '/enquiries', { body: enquiry });
  const { user } = await renderDesk({ path: `/desk/visits/new?enquiry=${id}`, role: 'adviser' });
  await user.click(await screen.findByRole('button', { name: new RegExp(plate) }));
  expect(screen.getByLabelText('Госномер')).toHaveValue(plate);
  expect(screen.getByLabelText('Год выпуска')).toHaveValue('2019');
  expect(screen.getByLabelText(/^Что беспокоит/)).toHaveValue('Стучит подвеска');
});

it('receives a booked car after asking only for plate and mileage, and links the visit to its booking', async () => {
  const other = await colleague('adviser');
  const { phone, branch, plate } = await newVisit(other);
  const booking = (await callDesk(other, 'POST', '/bookings', {
    body: {
      branch: branch.id,
      source: 'walk_in',
      services: [1],
      phone,
      name: 'Отабек',
      year: 2019,
      complaint: 'Скрипят тормоза',
      overbooking: 'проверка',
    },
  })) as unknown as { id: number; reference: string; services: { name: string }[] };
  const { user, router } = await renderDesk({ path: `/desk/visits/new?booking=${booking.id}`, role: 'adviser' });
  expect(await screen.findByDisplayValue('Скрипят тормоза')).toBeVisible();
  expect(screen.getByText(booking.services[0]?.name ?? '-')).toBeVisible();
  for (const label of ['Телефон', 'Имя', 'Год выпуска', 'VIN']) expect(screen.queryByLabelText(label)).toBeNull();
  await user.click(await screen.findByRole('button', { name: new RegExp(plate) }));
  expect(screen.getByLabelText('Госномер')).toHaveValue(plate);
  await user.type(screen.getByLabelText('Пробег, км'), '50100');
  await user.click(screen.getByRole('button', { name: 'Принять' }));
  expect(await screen.findByRole('heading', { name: 'Работы и детали' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Что беспокоит/ })).toHaveValue('Скрипят тормоза');
  expect(screen.getByRole('link', { name: new RegExp(`^Запись ${booking.reference}`) })).toHaveAttribute(
    'href',
    expect.stringContaining(`booking=${booking.id}`),
  );
  const { lines } = await callDesk(other, 'GET', router.state.location.pathname.replace('/desk', ''));
  expect(lines.map(({ name }) => name.ru)).toEqual([booking.services[0]?.name]);
});

it('receives a car into the yard instead of the best free bay', async () => {
  const other = await colleague('adviser');
  const { phone, plate } = await newVisit(other);
  const { user, router } = await renderDesk({ path: '/desk/visits/new', role: 'adviser' });
  const place = await screen.findByLabelText('Куда поставить');
  expect(place).toHaveDisplayValue('На свободный пост, а если его нет, во двор');
  await waitFor(() => expect(within(place).getAllByRole('option').length).toBeGreaterThan(2));
  await user.type(screen.getByLabelText('Телефон'), phone.replace('+998', ''));
  await user.click(await screen.findByRole('button', { name: new RegExp(plate) }));
  await user.type(screen.getByLabelText('Пробег, км'), '50100');
  await user.selectOptions(place, 'Во двор');
  await user.click(screen.getByRole('button', { name: 'Принять' }));
  await screen.findByRole('heading', { name: 'Работы и детали' });
  const visit = await callDesk(other, 'GET', router.state.location.pathname.replace('/desk', ''));
  expect(visit).toMatchObject({ mileage: 50_100, bay: null });
});

it('shows invalid car data beside the field and focuses the first error', async () => {
  const { user } = await renderDesk({ path: '/desk/visits/new', role: 'adviser' });
  const phone = await screen.findByLabelText('Телефон');
  const send = () => user.click(screen.getByRole('button', { name: 'Принять' }));
  await send();
  await waitFor(() => expect(phone).toHaveFocus());
  expect(phone).toBeInvalid();
  const write = async (label: string, text: string) => {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
    await user.tab();
    return field;
  };
  await user.type(phone, '901234567');
  await user.type(screen.getByLabelText('Имя'), 'Баходир');
  const plate = await write('Госномер', '<B>');
  await waitFor(() => expect(plate).toBeInvalid());
  expect(await screen.findByText('Нужны только буквы и цифры')).toBeVisible();
  await write('Госномер', '01\u200b А123\u202e ВС');
  await waitFor(() => expect(plate).toHaveValue('01A123BC'));
  expect(plate).toBeValid();
  const vin = await write('VIN', '12\u202e3');
  expect(vin).toHaveValue('123');
  expect(await screen.findByText(/^Обычно в VIN 17 знаков/)).toBeVisible();
  expect(vin).toBeValid();
  const year = await write('Год выпуска', '1900');
  expect(await screen.findByText(/^Введите год от 1950 до/)).toBeVisible();
  await send();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Марка' })).toHaveFocus());
  expect(year).toBeInvalid();
});
