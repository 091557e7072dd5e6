import { screen, waitFor, within } from '@testing-library/react';
import { deskTexts as ru } from '#shared/i18n/ru/desk/index';
import { renderDesk } from '#test/renderDesk';
import { answer } from '#test/testTransport';
import { colleague, newVisit } from '#test/visitsAtDesk';

const openCard = async () => {
  const visit = await newVisit(await colleague('adviser'));
  const desk = await renderDesk({ path: `/desk/customers/${visit.customer}`, role: 'adviser' });
  const log = await screen.findByRole('region', { name: ru.messages.log });
  return { ...desk, visit, log: within(log) };
};

it('shows that the customer was notified of the received car, by which channel and about which visit', async () => {
  const { visit, log } = await openCard();
  const [row] = await log.findAllByRole('listitem');
  expect(row).toHaveTextContent(ru.messageKind.visit_received);
  expect(row).toHaveTextContent(ru.messageState.waiting);
  expect(row).toHaveTextContent(ru.messages.sms);
  expect(log.getByRole('link', { name: visit.reference })).toHaveAttribute('href', `/desk/visits/${visit.id}`);
});

it('sends a changed template after a preview, and shows it in the log with its author', async () => {
  const { user, log } = await openCard();
  await user.click(screen.getByRole('button', { name: ru.writing.open }));
  const dialog = within(await screen.findByRole('dialog', { name: ru.writing.title }));
  await user.click(await dialog.findByRole('button', { name: ru.writing.send }));
  expect(dialog.getByText(ru.writing.missing)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Перезвоните нам' }));
  const field = dialog.getByRole<HTMLTextAreaElement>('textbox');
  expect(field.value).toContain('Отабек');
  await user.clear(field);
  await user.type(field, 'Ждём в субботу');
  const preview = dialog.getByRole('region', { name: ru.writing.preview });
  expect(preview).toHaveTextContent(/^.*SMSYolda .*: Ждём в субботу \+998\d{9}$/);
  await user.click(dialog.getByRole('button', { name: ru.writing.send }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const text = await log.findByText('Ждём в субботу');
  expect(text.closest('li')).toHaveTextContent(ru.messageKind.staff_message);
});

it('says why a customer cannot be written to, and keeps the text if sending fails', async () => {
  const { user, transport } = await openCard();
  transport.between = async ({ method, url }, next) =>
    method === 'POST' && url.endsWith('/messages') ? answer(429, { code: 'message_limit', detail: 'Хватит' }) : next();
  await user.click(screen.getByRole('button', { name: ru.writing.open }));
  const dialog = within(await screen.findByRole('dialog', { name: ru.writing.title }));
  await user.type(await dialog.findByRole('textbox'), 'Перезвоните');
  await user.click(dialog.getByRole('button', { name: ru.writing.send }));
  expect(await dialog.findByText('Хватит')).toBeVisible();
  expect(dialog.getByRole('textbox')).toHaveValue('Перезвоните');
});
