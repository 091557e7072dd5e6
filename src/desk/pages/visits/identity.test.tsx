import { screen, waitFor, within } from '@testing-library/react';
import { renderDesk } from '#test/renderDesk';
import { callDesk, colleague, newVisit } from '#test/visitsAtDesk';

const openDialog = async (id: number, name: string, title: string) => {
  const rendered = await renderDesk({ path: `/desk/visits/${id}`, role: 'manager' });
  await rendered.user.click(await screen.findByRole('button', { name }));
  return { ...rendered, dialog: await screen.findByRole('dialog', { name: title }) };
};

it('corrects plate and name of an open visit, with a message beside a wrong field', async () => {
  const visit = await newVisit(await colleague('adviser'));
  const { user, dialog } = await openDialog(visit.id, 'Исправить данные', 'Исправить клиента и машину');
  const plate = within(dialog).getByLabelText('Госномер');
  expect(plate).toHaveValue(visit.plate);
  await user.clear(plate);
  await user.type(plate, '№1');
  await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  expect(await within(dialog).findByText('Нужны только буквы и цифры')).toBeVisible();
  expect(plate).toHaveAttribute('aria-invalid', 'true');
  await user.clear(plate);
  await user.type(plate, '01 в 555 вв');
  const name = within(dialog).getByLabelText('Имя и фамилия');
  await user.clear(name);
  await user.type(name, 'Отабек Собиров');
  await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(dialog).not.toBeVisible());
  expect(await screen.findByText('Отабек Собиров')).toBeVisible();
  const now = await callDesk(await colleague('adviser'), 'GET', `/visits/${visit.id}`);
  expect([now.plate, now.name, now.phone]).toEqual(['01B555BB', 'Отабек Собиров', visit.phone]);
});

it('says what another phone means before it is saved, and shows the refusal of the server beside its field', async () => {
  const visit = await newVisit(await colleague('adviser'));
  const { user, dialog } = await openDialog(visit.id, 'Исправить данные', 'Исправить клиента и машину');
  const phone = within(dialog).getByLabelText('Телефон');
  expect(within(dialog).queryByText(/Визит перейдёт к клиенту/)).toBeNull();
  await user.clear(phone);
  await user.type(phone, '901112200');
  expect(within(dialog).getByText(/Визит перейдёт к клиенту с этим номером/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(dialog).not.toBeVisible());
  expect((await callDesk(await colleague('adviser'), 'GET', `/visits/${visit.id}`)).phone).toBe('+998901112200');
});

it('asks which value to keep when a colleague corrected the same field', async () => {
  const adviser = await colleague('adviser');
  const visit = await newVisit(adviser);
  const { user, dialog } = await openDialog(visit.id, 'Исправить данные', 'Исправить клиента и машину');
  await callDesk(adviser, 'PATCH', `/visits/${visit.id}`, { body: { name: 'Коллега' }, version: visit.version });
  const name = within(dialog).getByLabelText('Имя и фамилия');
  await user.clear(name);
  await user.type(name, 'Моё имя');
  await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  const conflict = await screen.findByRole('dialog', { name: 'Визит только что изменил кто-то другой' });
  expect(within(conflict).getByText('Коллега')).toBeVisible();
  expect(within(conflict).getByText('Моё имя')).toBeVisible();
});

it('promises an offered time by one press, and withdraws it', async () => {
  const visit = await newVisit(await colleague('adviser'));
  const { user, dialog } = await openDialog(visit.id, 'Пообещать время', 'Когда отдадим машину');
  const offers = await within(dialog).findByRole('group', { name: 'Предложенное время' });
  const [offer] = within(offers).getAllByRole('button');
  if (!offer) throw new Error('No time is offered');
  await user.click(offer);
  expect(offer).toHaveAttribute('aria-pressed', 'true');
  await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText(/обещали к/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Изменить срок' }));
  const again = await screen.findByRole('dialog', { name: 'Когда отдадим машину' });
  await user.click(within(again).getByRole('button', { name: 'Не обещать' }));
  await user.click(within(again).getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByRole('button', { name: 'Пообещать время' })).toBeVisible();
  expect(screen.queryByText(/обещали к/)).toBeNull();
});
