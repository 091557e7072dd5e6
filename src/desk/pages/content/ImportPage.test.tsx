import { screen, waitFor, within } from '@testing-library/react';
import { renderDesk } from '#test/renderDesk';
import { callDesk } from '#test/visitsAtDesk';

const IMPORTED = /^\/desk\/import\/\d+$/;

async function opened(text: string, name = 'supplier.csv') {
  const desk = await renderDesk({ path: '/desk/import', role: 'owner' });
  const here = () => desk.router.state.location.pathname;
  const send = async (file: string, called = name) => {
    await screen.findByRole('heading', { name: 'Прошлые таблицы' });
    const input = desk.container.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no place for a file');
    await desk.user.upload(input, new File([file], called));
    await waitFor(() => expect(here()).toMatch(IMPORTED));
    await screen.findByRole('group', { name: 'Как прочитан файл' });
  };
  const check = async () => {
    await desk.user.click(screen.getByRole('button', { name: 'Проверить' }));
    await screen.findByRole('region', { name: 'Строки таблицы' });
    return screen.getByRole('link', { name: 'Скачать строки с ошибками' });
  };
  /** Selects another parse option, which replaces the import. */
  const reread = async (label: string, value: string) => {
    const before = here();
    await desk.user.selectOptions(screen.getByLabelText(label), value);
    await waitFor(() => expect(here()).not.toBe(before));
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveValue(value));
  };
  await send(text);
  return { ...desk, here, send, reread, check };
}

it('parses a file again with another header, delimiter or encoding and exports rows with errors', async () => {
  const { user, transport, reread, check } = await opened('Позиция;Сколько\nNO-SUCH-PART;5000\n');
  const reading = screen.getByRole('group', { name: 'Как прочитан файл' });
  expect(within(reading).getByLabelText('Строка с названиями столбцов')).toHaveValue('0');
  await reread('Кодировка', 'windows-1251');
  expect(screen.queryByText('Позиция')).not.toBeInTheDocument();
  await reread('Кодировка', 'utf-8');
  await reread('Разделитель', ',');
  expect(screen.queryByLabelText('Столбец 2')).not.toBeInTheDocument();
  await reread('Разделитель', ';');
  await reread('Строка с названиями столбцов', '1');
  await user.selectOptions(await screen.findByLabelText('Столбец 1: Позиция'), 'number');
  await user.selectOptions(screen.getByLabelText('Столбец 2: Сколько'), 'price');
  const link = await check();
  const file = await transport.fetch(String(link.getAttribute('href')), {
    method: 'GET',
    headers: {},
    signal: new AbortController().signal,
  });
  expect(await file.text()).toContain('2;такого номера на сайте нет;NO-SUCH-PART;5000');
});

it('shows the selected sheet and reuses the column mapping of the last file', async () => {
  const cell = (text: string) => `<Cell><Data ss:Type="String">${text}</Data></Cell>`;
  const sheet = (name: string, ...rows: string[][]) =>
    `<Worksheet ss:Name="${name}"><Table>${rows.map((row) => `<Row>${row.map(cell).join('')}</Row>`).join('')}</Table></Worksheet>`;
  const book = `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">${sheet(
    'Цены',
    ['Артикул', 'Цена'],
    ['NO-SUCH-PART', '100'],
  )}${sheet('Скидки', ['Позиция А', 'Величина Б'], ['NO-SUCH-PART', '200'])}</Workbook>`;
  const { user, send, reread, check } = await opened(book, 'book.xls');
  expect(screen.getByRole('columnheader', { name: /Артикул/ })).toBeVisible();
  await reread('Лист', '1');
  await reread('Строка с названиями столбцов', '1');
  await user.selectOptions(await screen.findByLabelText('Столбец 1: Позиция А'), 'number');
  await user.selectOptions(screen.getByLabelText('Столбец 2: Величина Б'), 'price');
  await check();

  await user.click(screen.getByRole('link', { name: 'Все таблицы' }));
  await send(book, 'next.xls');
  await reread('Лист', '1');
  await reread('Строка с названиями столбцов', '1');
  expect(await screen.findByText('Столбцы отмечены как в прошлой таблице с такими же названиями.')).toBeVisible();
  expect(screen.getByLabelText('Столбец 1: Позиция А')).toHaveValue('number');
  expect(screen.getByLabelText('Столбец 2: Величина Б')).toHaveValue('price');
});

it('asks which of two prices of a part applies before the dry run', async () => {
  const { user, transport, here, check } = await opened('Артикул;Цена опт;Цена розн.\nNO-SUCH-PART;100;200\n');
  expect(screen.getByLabelText('Столбец 2: Цена опт')).toHaveValue('');
  const checks = () => transport.calls.filter(({ url }) => url.endsWith('/check')).length;
  await user.click(screen.getByRole('button', { name: 'Проверить' }));
  expect(await screen.findByText('Сначала выберите столбец с ценой.')).toBeVisible();
  expect(checks()).toBe(0);
  await user.selectOptions(screen.getByLabelText('В таблице несколько цен. Какая нужна?'), 'Столбец 3: Цена розн.');
  expect(screen.getByLabelText('Столбец 3: Цена розн.')).toHaveValue('price');
  expect(screen.queryByText('Сначала выберите столбец с ценой.')).not.toBeInTheDocument();
  await check();
  const id = here().split('/').at(-1);
  expect(await callDesk(transport, 'GET', `/imports/${id}`)).toMatchObject({ columns: ['number', '', 'price'] });
});
