import { screen, waitFor, within } from '@testing-library/react';
import type { Import } from '../../../../contract/desk/imports';
import { deskTransport, renderDesk, signInByCall } from '../../../test/renderDesk';

async function sent(text: string): Promise<Import> {
  const transport = deskTransport();
  await signInByCall(transport, 'owner');
  const reply = await transport.fetch('/api/desk/imports?name=supplier.csv', {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: text,
    signal: new AbortController().signal,
  });
  return (await reply.json()) as Import;
}

it('reads a table without a head again by the head that is chosen, and gives away the rows with errors', async () => {
  const one = await sent('Позиция;Сколько\nNO-SUCH-PART;5000\n');
  const { user, router } = await renderDesk({ path: `/desk/import/${one.id}`, role: 'owner' });
  const reading = await screen.findByRole('group', { name: 'Как прочитан файл' });
  const head = within(reading).getByLabelText('Строка с названиями столбцов');
  expect(head).toHaveValue('0');
  expect(within(reading).getByLabelText('Разделитель')).toHaveValue(';');
  expect(within(reading).getByLabelText('Кодировка')).toHaveValue('utf-8');
  await user.selectOptions(head, '1');
  await waitFor(() => expect(router.state.location.pathname).not.toBe(`/desk/import/${one.id}`));
  await user.selectOptions(await screen.findByLabelText('Столбец 1: Позиция'), 'number');
  await user.selectOptions(screen.getByLabelText('Столбец 2: Сколько'), 'price');
  await user.click(screen.getByRole('button', { name: 'Проверить' }));
  const file = await screen.findByRole('link', { name: 'Скачать строки с ошибками' });
  expect(file).toHaveAttribute('href', expect.stringMatching(/\/imports\/\d+\/errors\.csv\?lang=ru$/));

  const again = await sent('Позиция;Сколько\nNO-SUCH-PART;6000\n');
  await router.navigate(`/desk/import/${again.id}`);
  await user.selectOptions(await screen.findByLabelText('Строка с названиями столбцов'), '1');
  expect(await screen.findByText('Столбцы отмечены как в прошлой таблице с такими же названиями.')).toBeVisible();
  expect(screen.getByLabelText('Столбец 2: Сколько')).toHaveValue('price');
});
