import { readFileSync } from 'node:fs';
import { act, screen, waitFor, within } from '@testing-library/react';
import { deferred } from '#test/deferred';
import { openVisit } from '#test/openVisit';

it('changes a quantity by its stepper, applies a discount and shows the exact total at once', async () => {
  const { user, quantity, now } = await openVisit();
  const wash = await quantity('Мойка');
  await user.clear(wash);
  await user.type(wash, '1,5{Enter}');
  expect(await screen.findByText(/^275\s000\sсум$/, { selector: 'dd' })).toBeVisible();
  const discount = screen.getByRole('textbox', { name: 'Скидка: весь визит' });
  await user.type(discount, '12,5{Enter}');
  // The total is 275 000 − 34 375.
  expect(await screen.findByText(/^240\s625\sсум$/, { selector: 'dd' })).toBeVisible();
  await waitFor(async () => expect((await now()).sums).toEqual({ amount: 275_000, discount: 34_375, total: 240_625 }));
});

it('limits a discount to the total and reports the excess at the field', async () => {
  const { user, now } = await openVisit();
  const units = screen.getAllByRole('group', { name: 'В чём скидка' }).at(-1);
  if (!units) throw new Error('No discount');
  await user.click(within(units).getByRole('button', { name: 'сум' }));
  const discount = screen.getByRole('textbox', { name: 'Скидка: весь визит' });
  await user.type(discount, '250001{Enter}');
  expect(await screen.findByText(/^Скидка не может быть больше суммы.*250\s000\sсум/)).toBeVisible();
  expect(discount).toBeInvalid();
  await user.clear(discount);
  await user.type(discount, '250000{Enter}');
  await waitFor(async () => expect((await now()).sums).toEqual({ amount: 250_000, discount: 250_000, total: 0 }));
});

it('rebases a change on a concurrent change of other fields', async () => {
  const { user, quantity, now, countElsewhere } = await openVisit();
  await countElsewhere('Сход-развал', 2_000);
  const wash = await quantity('Мойка');
  await user.clear(wash);
  await user.type(wash, '3{Enter}');
  await waitFor(async () => expect((await now()).lines.map((one) => one.quantity)).toEqual([2_000, 3_000]));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await quantity('Сход-развал')).toHaveValue('2');
});

it('asks after a concurrent change of the same field, shows both versions and keeps the draft', async () => {
  const { user, quantity, now, countElsewhere } = await openVisit();
  await countElsewhere('Мойка', 2_000);
  const wash = await quantity('Мойка');
  await user.clear(wash);
  await user.type(wash, '3{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Визит только что изменил кто-то другой' });
  expect(within(dialog).getByText(/^Последнее изменение: [А-ЯЁA-Z].+, /)).toBeVisible();
  const row = within(dialog).getByRole('row', { name: /^Мойка/ });
  expect(row).toHaveTextContent(/×\s1, 50\s000\sсум.*×\s2, 100\s000\sсум.*×\s3, 150\s000\sсум/);
  expect(wash).toHaveValue('3');
  await user.click(within(dialog).getByRole('button', { name: 'Применить моё' }));
  await waitFor(async () => expect((await now()).lines[1]?.quantity).toBe(3_000));
});

it('asks before a decision by phone replaces a concurrent decision', async () => {
  const { user, now, elsewhere } = await openVisit();
  const { estimate, lines } = await now();
  const said = { line: lines[0]?.id, decision: 'declined' };
  await elsewhere('POST', '/decisions', { estimate, decisions: [said] });
  await user.click(screen.getByRole('button', { name: 'Согласен на всё' }));
  const dialog = await screen.findByRole('dialog', { name: 'Визит только что изменил кто-то другой' });
  expect(within(dialog).getByRole('row', { name: /^Сход-развал/ })).toHaveTextContent(/отказ.*согласовано/);
  expect((await now()).lines.map(({ decision }) => decision)).toEqual(['declined', null]);
  await user.click(within(dialog).getByRole('button', { name: 'Оставить как есть' }));
  expect((await now()).lines.map(({ decision }) => decision)).toEqual(['declined', null]);
});

it('asks about a draft whose stored value another person has changed since', async () => {
  const { user, quantity, now, countElsewhere, arrived } = await openVisit();
  const wash = await quantity('Мойка');
  const typeOver = async (text: string, count: number, sum: RegExp) => {
    await user.clear(wash);
    await user.type(wash, text);
    await countElsewhere('Мойка', count);
    await arrived();
    expect(await screen.findByText(sum, { selector: 'dd' })).toBeVisible();
    expect(wash).toHaveValue(text);
    await user.keyboard('{Enter}');
    return screen.findByRole('dialog', { name: 'Визит только что изменил кто-то другой' });
  };
  const first = await typeOver('5', 3_000, /^350\s000\sсум$/);
  expect(within(first).getByRole('row', { name: /^Мойка/ })).toHaveTextContent(
    /×\s1, 50\s000\sсум.*×\s3, 150\s000\sсум.*×\s5, 250\s000\sсум/,
  );
  await user.click(within(first).getByRole('button', { name: 'Оставить как есть' }));
  await waitFor(() => expect(wash).toHaveValue('3'));
  expect((await now()).lines[1]?.quantity).toBe(3_000);
  expect(screen.queryByText(/^Не сохранено/)).toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const second = await typeOver('6', 4_000, /^400\s000\sсум$/);
  await user.click(within(second).getByRole('button', { name: 'Применить моё' }));
  await waitFor(async () => expect((await now()).lines[1]?.quantity).toBe(6_000));
  await waitFor(() => expect(wash).toHaveValue('6'));
});

it('after a reload, shows a conflict with the stored value on which the draft was based', async () => {
  const { user, quantity, now, countElsewhere, unmount, again } = await openVisit();
  await user.type(await quantity('Мойка'), '7');
  unmount();
  await countElsewhere('Мойка', 3_000);
  await again();
  const wash = await quantity('Мойка');
  expect(wash).toHaveValue('7');
  await user.type(wash, '{Enter}');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('row', { name: /^Мойка/ })).toHaveTextContent(/×\s1,.*×\s3,.*×\s7,/);
  expect((await now()).lines[1]?.quantity).toBe(3_000);
});

it('the stepper continues from its pending or failed value', async () => {
  const { user, quantity, transport, now } = await openVisit();
  transport.between = async (call, next) => {
    if (call.method === 'PATCH') throw new TypeError('Failed to fetch');
    return next();
  };
  const more = screen.getByRole('button', { name: 'Больше: Количество: Мойка' });
  await user.tripleClick(more);
  expect(await screen.findAllByText(/^Не сохранено/)).not.toEqual([]);
  const wash = await quantity('Мойка');
  expect(wash).toHaveValue('4');
  transport.between = undefined;
  await user.type(wash, '{Enter}');
  await waitFor(async () => expect((await now()).lines[1]?.quantity).toBe(4_000));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a stale reply does not replace the latest change of a visit', async () => {
  const { user, transport, arrived, now } = await openVisit();
  const box = screen.getByRole('checkbox', { name: 'Сделано: Мойка' });
  const [early, slow] = [deferred(), deferred()];
  transport.between = async ({ method, url }, next) => {
    if (method === 'PATCH') await slow.promise;
    const reply = await next();
    if (method === 'GET' && /\/visits\/\d+$/.test(url)) await early.promise;
    return reply;
  };
  await arrived();
  await user.click(box);
  await waitFor(() => expect(box).toBeChecked());
  await act(async () => {
    early.resolve();
    await new Promise((pass) => setTimeout(pass, 50));
  });
  expect(box).toBeChecked();
  slow.resolve();
  await waitFor(async () => expect((await now()).lines[1]?.is_done).toBe(true));
  await waitFor(() => expect(box).toBeChecked());
});

it('reports a lost connection and keeps the draft until it is sent', async () => {
  const { user, quantity, transport, now } = await openVisit();
  transport.between = async (call, next) => {
    if (call.method === 'PATCH') throw new TypeError('Failed to fetch');
    return next();
  };
  const wash = await quantity('Мойка');
  await user.clear(wash);
  await user.type(wash, '4{Enter}');
  expect(await screen.findByText(/^Нет связи/)).toBeVisible();
  expect(wash).toHaveValue('4');
  transport.between = undefined;
  await user.type(wash, '{Enter}');
  await waitFor(async () => expect((await now()).lines[1]?.quantity).toBe(4_000));
});

it('moves a line item by keys', async () => {
  const { user, now } = await openVisit();
  screen.getByRole('button', { name: 'Переместить строку «Мойка»' }).focus();
  await user.keyboard(' {ArrowUp} ');
  await waitFor(async () => expect((await now()).lines.map(({ name }) => name.ru)).toEqual(['Мойка', 'Сход-развал']));
});

it('records a finding in three taps: urgency, item, photograph', async () => {
  const { user, now } = await openVisit();
  await user.click(screen.getByRole('button', { name: 'Отметить на осмотре' }));
  const dialog = screen.getByRole('dialog', { name: 'Отметить на осмотре' });
  await user.click(within(dialog).getByRole('button', { name: /^Срочно/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Тормозные колодки' }));
  await within(dialog).findByRole('button', { name: 'Снять: Тормозные колодки' });
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
  if (!input) throw new Error('No field for a file');
  const file = (name: string) =>
    new File([readFileSync(`public/media/services/${name}.960x640.webp`)], name, { type: 'image/webp' });
  await user.upload(input, [file('brakes'), file('oil-change')]);
  await waitFor(() => expect(within(dialog).getAllByRole('img')).toHaveLength(2));
  await user.upload(input, [new File(['no picture'], 'scan.png', { type: 'image/png' })]);
  expect(await within(dialog).findByText(/^scan\.png: /)).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Отправить ещё раз' })).toBeNull();
  const note = within(dialog).getByLabelText('Заметка для клиента');
  await user.click(note);
  await user.tab();
  await user.type(note, 'Осталось 2 мм');
  await user.tab();
  await waitFor(async () => {
    const [found] = (await now()).findings;
    expect([found?.level, found?.title.uz, found?.note, found?.photos.length]).toEqual([
      'red',
      'Tormoz kolodkalari',
      'Осталось 2 мм',
      2,
    ]);
  });
});

it('shows an invalid due day or mileage beside its field', async () => {
  const { user, now } = await openVisit();
  await user.click(screen.getByRole('button', { name: 'Отметить на осмотре' }));
  const dialog = screen.getByRole('dialog', { name: 'Отметить на осмотре' });
  await user.click(within(dialog).getByRole('button', { name: /^Срочно/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Тормозные колодки' }));
  const day = await within(dialog).findByLabelText('Сделать до даты');
  await user.type(day, '2020-01-01');
  await user.tab();
  expect(await within(dialog).findByText(/^Нужен день от/)).toBeVisible();
  expect(day).toBeInvalid();
  const mileage = within(dialog).getByLabelText('Сделать к пробегу');
  await user.type(mileage, '50000{Enter}');
  expect(await within(dialog).findByText(/^Введите число от 50\s001/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Готово' }));
  expect(dialog).not.toHaveAttribute('data-closing');
  expect(mileage).toHaveValue('50\u00a0000');
  await user.clear(mileage);
  const later = `${new Date().getFullYear() + 1}-06-01`;
  await user.clear(day);
  await user.type(day, later);
  await waitFor(async () => expect((await now()).findings).toMatchObject([{ due_date: later, due_mileage: null }]));
  expect(within(dialog).queryByText(/^Нужен день от/)).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Готово' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('offers the papers that exist at the stage of the visit, each in a new tab', async () => {
  const { elsewhere, arrived, now } = await openVisit();
  const papers = () =>
    screen
      .getAllByRole('link', { hidden: true })
      .filter((link) => link.getAttribute('href')?.includes('/papers/'))
      .map((link) => [link.textContent, link.getAttribute('href')?.split('/').at(-1), link.getAttribute('target')]);
  expect(await screen.findByText('Печать')).toBeVisible();
  const open = [
    ['Смета', 'estimate', '_blank'],
    ['Заказ-наряд', 'order', '_blank'],
  ];
  expect(papers()).toEqual(open);
  await elsewhere('PATCH', '', { state: 'in_work' });
  await elsewhere('PATCH', '', { state: 'ready' });
  await arrived();
  expect((await now()).state).toBe('ready');
  await waitFor(() => expect(papers()).toEqual([...open, ['Акт выполненных работ', 'act', '_blank']]));
});
