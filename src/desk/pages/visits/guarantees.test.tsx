import { act, screen, waitFor, within } from '@testing-library/react';
import type { Visit } from '#contract/visitsDesk';
import { deskTexts as ru } from '#shared/i18n/ru/desk/index';
import { type DeskTransport, renderDesk } from '#test/renderDesk';
import { callDesk, colleague, newVisit } from '#test/visitsAtDesk';

// The first import compiles the chunk, which takes seconds.
beforeAll(() => import('../../features/bookings/components/BookingModal'), 60_000);

const OIL_CHANGE = 1;

const change = (other: DeskTransport, { id, version }: Visit, method: string, path: string, body?: object) =>
  callDesk(other, method, `/visits/${id}${path}`, { version, ...(body && { body }) });

const closed = async (other: DeskTransport): Promise<Visit> => {
  const begun = await newVisit(other);
  const line = { kind: 'work', service: OIL_CHANGE, price: 100_000 };
  const written = await change(other, begun, 'POST', '/lines', line);
  return change(other, await change(other, written, 'PATCH', '', { state: 'in_work' }), 'POST', '/closing');
};

const linkOf = ({ number }: Visit) => ru.guarantee.visit.replace('{{number}}', String(number));

it('warns at the item of a visit whose work is under guarantee, and shows the guarantee of the closed visit', async () => {
  const other = await colleague('adviser');
  const former = await closed(other);
  const { plate, phone } = former;
  const found = (await callDesk(other, 'GET', `/customers/lookup?phone=${phone.slice(-9)}`)) as unknown as {
    model: number;
  }[];
  const car = { id: null, model: found[0]?.model, year: 2019, plate };
  const begun = await newVisit(other, { phone, car, mileage: 50_100 });
  await change(other, begun, 'POST', '/lines', { kind: 'work', service: OIL_CHANGE, price: 1 });
  const { router } = await renderDesk({ path: `/desk/visits/${begun.id}`, role: 'adviser' });
  const link = await screen.findByRole('link', { name: linkOf(former) });
  expect(link).toHaveAttribute('href', `/desk/visits/${former.id}`);
  expect(screen.getByText(ru.guarantee.running)).toBeVisible();
  await act(() => router.navigate(`/desk/visits/${former.id}`));
  expect(await screen.findByText(/^Гарантия до \d+ [а-я]+ \d{4}$/)).toBeVisible();
  expect(screen.queryByText(ru.guarantee.running)).toBeNull();
});

it('warns when a car is received whose work is under guarantee', async () => {
  const other = await colleague('adviser');
  const former = await closed(other);
  const { user } = await renderDesk({ path: '/desk/visits/new', role: 'adviser' });
  await user.type(await screen.findByLabelText('Госномер'), former.plate);
  const list = await screen.findByRole('list', { name: ru.guarantee.title });
  expect(within(list).getByRole('link', { name: linkOf(former) })).toBeVisible();
});

it('warns in a new booking about chosen works under guarantee, and not about others', async () => {
  const other = await colleague('adviser');
  const former = await closed(other);
  const { user } = await renderDesk({ path: '/desk/bookings', role: 'adviser' });
  await user.click(await screen.findByRole('button', { name: ru.calendar.walkIn }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(new RegExp(`^${ru.booking.plate}`)), former.plate);
  const finder = dialog.getByRole('combobox', { name: ru.newBooking.addService });
  await user.type(finder, 'тормоз');
  await user.click((await dialog.findAllByRole('option', { name: /тормоз/i }))[0] as HTMLElement);
  expect(dialog.queryByRole('list', { name: ru.guarantee.title })).toBeNull();
  await user.type(finder, 'Замена масла');
  await waitFor(async () =>
    user.click((await dialog.findAllByRole('option', { name: /Замена масла/ }))[0] as HTMLElement),
  );
  const list = await dialog.findByRole('list', { name: ru.guarantee.title });
  expect(within(list).getByRole('link', { name: linkOf(former) })).toBeVisible();
});
