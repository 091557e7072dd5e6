import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { agree } from '#test/agree';
import { renderWithStore } from '#test/renderWithStore';
import { serverTransport } from '#test/serverTransport';
import { answer, silence } from '#test/testTransport';
import { AppointmentBox } from './AppointmentBox';

const ENQUIRIES = '/api/main/main/requests/';

// Preloads the chunk: its first compilation exceeds the query timeout.
beforeAll(() => import('./AppointmentForm'));

const send = () => screen.getByRole('button', { name: 'Отправить заявку' });
const brand = () => screen.findByRole('combobox', { name: 'Марка' });
const model = () => screen.getByRole('combobox', { name: 'Модель' });

const show = async (options: Parameters<typeof renderWithStore>[1] = {}) => {
  const view = renderWithStore(<AppointmentBox section="bookCategor_home" draftName="booking" />, options);
  await brand();
  const { user, transport } = view;
  const pick = async (field: HTMLElement, text: string) => {
    await user.click(field);
    await user.type(field, text);
    await user.click(await screen.findByRole('option', { name: text }));
  };
  const fillIn = async () => {
    await user.type(screen.getByLabelText('Ваше имя'), 'Азиз Каримов');
    await user.type(screen.getByLabelText('Телефон'), '901234567');
    await pick(await brand(), 'Chevrolet');
    await waitFor(() => expect(model()).toBeEnabled());
    await pick(model(), 'Cobalt');
    await user.type(screen.getByLabelText(/^Что случилось/), 'Скрип при торможении');
    await agree(user);
  };
  const sent = () => transport.calls.filter(({ url }) => url.endsWith('/main/requests/'));
  return { ...view, pick, fillIn, sent };
};

it('submits an enquiry once, shows thanks and clears the form', async () => {
  const { user, fillIn, sent } = await show();
  expect(send()).toBeDisabled();
  await fillIn();
  expect(send()).toBeEnabled();
  await user.dblClick(send());

  const thanks = await screen.findByRole('dialog', { name: 'Спасибо, заявка принята!' });
  expect(within(thanks).getByText(/в течение 24 часов/)).toBeVisible();
  expect(sent()).toHaveLength(1);
  expect(sent()[0]?.body).toEqual({
    text: 'Скрип при торможении',
    phone: '+998901234567',
    full_name: 'Азиз Каримов',
    section: 'bookCategor_home',
    car_brand: expect.any(Number),
    car_model: expect.any(Number),
    consent: 4,
  });

  await user.click(within(thanks).getByRole('button', { name: 'Хорошо' }));
  await waitFor(() => expect(screen.getByLabelText('Ваше имя')).toHaveFocus());
  expect(screen.getByLabelText('Ваше имя')).toHaveValue('');
  expect(screen.getByLabelText('Телефон')).toHaveValue('');
  expect(await brand()).toHaveValue('');
  expect(model()).toBeDisabled();
  expect(send()).toBeDisabled();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

it('sends the selected branch, and none by default', async () => {
  const { user, fillIn, sent } = await show();
  const branch = screen.getByRole('combobox', { name: /^Филиал/ });
  expect(branch).toHaveDisplayValue('Любой');
  expect(branch).not.toBeRequired();
  await fillIn();
  await user.selectOptions(branch, await within(branch).findByRole('option', { name: 'Yolda Чиланзар' }));
  await user.click(send());
  await screen.findByRole('dialog');
  expect(sent()[0]?.body).toMatchObject({ branch: 3 });
  expect(branch).toHaveDisplayValue('Любой');
});

it('replaces the button by an error with a retry, keeps the input and retries with the same idempotency key', async () => {
  const transport = serverTransport();
  let broken = true;
  transport.between = (call, next) =>
    call.url.endsWith('/main/requests/') && broken ? Promise.resolve(answer(500, { detail: 'x' })) : next();
  const { user, fillIn, sent } = await show({ transport });
  await fillIn();
  await user.click(send());
  const box = await screen.findByRole('alert');
  expect(box).toHaveTextContent('Техническая ошибка');
  expect(within(box).getByRole('button', { name: 'Попробовать ещё раз' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Отправить заявку' })).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Ваше имя')).toHaveValue('Азиз Каримов');

  broken = false;
  await user.click(within(box).getByRole('button', { name: 'Попробовать ещё раз' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  const keys = new Set(sent().map(({ headers }) => headers['Idempotency-Key']));
  expect(keys.size).toBe(1);
  expect([...keys][0]).toMatch(/^[0-9a-f]{40,48}$/);
});

it.each([
  ['no reply', () => Promise.reject(new Error('The connection is lost')), /Проверьте связь/],
  ['a page of another host', () => Promise.resolve(answer(200, '<h1>Wi-Fi</h1>')), /Проверьте связь/],
  ['status 502', () => Promise.resolve(answer(502, '<h1>Bad Gateway</h1>')), /неполадка/],
  ['an unreadable reply', () => Promise.resolve(answer(200, '{"reference":')), /неполадка/],
  ['a refusal without a reason', () => Promise.resolve(answer(409, {})), /^Заявка не отправлена/],
])('after %s, blames the connection only if the server did not reply', async (_, reply, says) => {
  const transport = serverTransport();
  transport.between = (call, next) => (call.url.endsWith('/main/requests/') ? reply() : next());
  const { user, fillIn } = await show({ transport });
  await fillIn();
  await user.click(send());
  const box = await screen.findByRole('alert');
  expect(within(box).getByText(says)).toBeVisible();
  if (!says.source.includes('связь')) expect(box).not.toHaveTextContent('связь');
});

it('clears the model when the brand changes', async () => {
  const { fillIn, pick, user } = await show();
  await fillIn();
  expect(model()).toHaveValue('Cobalt');
  await user.clear(await brand());
  expect(model()).toBeDisabled();
  await pick(await brand(), 'Kia');
  await waitFor(() => expect(model()).toBeEnabled());
  expect(model()).toHaveValue('');
  expect(send()).toBeDisabled();
});

it('lists the missing fields in the description of the disabled button', async () => {
  const { user, fillIn } = await show();
  for (const field of [...screen.getAllByRole('textbox'), await brand(), model()]) expect(field).toBeRequired();
  expect(send()).toHaveAccessibleDescription(
    'Осталось заполнить: «Ваше имя», «Телефон», «Марка», «Модель», «Что случилось или что нужно сделать», «Согласие».',
  );
  const words = document.getElementById(send().getAttribute('aria-describedby') ?? '');
  expect(words).toBeVisible();
  expect(words).toHaveAttribute('aria-live', 'polite');

  await user.type(screen.getByLabelText('Телефон'), '90123');
  expect(send()).toHaveAccessibleDescription(/^Осталось заполнить: «Ваше имя», «Телефон», /);
  await user.tab();
  expect(send()).toHaveAccessibleDescription(/^Осталось заполнить: «Ваше имя», «Марка», .* Проверьте: «Телефон»\.$/);
  await user.clear(screen.getByLabelText('Телефон'));
  await fillIn();
  expect(send()).toBeEnabled();
  expect(send()).not.toHaveAccessibleDescription();
});

it('shows no consent checkbox if the server has no policy', async () => {
  const transport = serverTransport();
  transport.between = (call, next) =>
    call.url.includes('/main/company/') ? Promise.resolve(answer(404, { code: 'not_found' })) : next();
  const { sent, user, pick } = await show({ transport });
  await waitFor(() => expect(screen.queryByRole('checkbox')).not.toBeInTheDocument());
  await user.type(screen.getByLabelText('Ваше имя'), 'Азиз');
  await user.type(screen.getByLabelText('Телефон'), '901234567');
  await pick(await brand(), 'Chevrolet');
  await waitFor(() => expect(model()).toBeEnabled());
  await pick(model(), 'Cobalt');
  await user.type(screen.getByLabelText(/^Что случилось/), 'Скрип');
  await user.click(send());
  await screen.findByRole('dialog');
  expect(sent()[0]?.body).not.toHaveProperty('consent');
});

it('reports missing and incomplete values on blur', async () => {
  const { user } = await show();
  await user.click(screen.getByLabelText('Ваше имя'));
  await user.tab();
  await user.keyboard('90');
  await user.tab();
  expect(await screen.findByText('Заполните это поле')).toBeVisible();
  expect(await screen.findByText(/Введите номер полностью/)).toBeVisible();
});

it('offers a retry when the brands fail to load', async () => {
  const transport = serverTransport();
  let broken = true;
  transport.retries = false;
  transport.between = (call, next) =>
    call.url.includes('/brands/') && broken ? Promise.resolve(answer(503, {})) : next();
  const { user } = await show({ transport });
  expect(await screen.findByText('Список не загрузился.')).toBeVisible();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await user.click(await brand());
  expect(await screen.findByRole('option', { name: 'Kia' })).toBeVisible();
});

it('takes over input and caret of the fallback form', async () => {
  // Never intersects, so that the enhanced form loads only on focus.
  const observe = jest.spyOn(window.IntersectionObserver.prototype, 'observe').mockImplementation(() => undefined);
  renderWithStore(<AppointmentBox section="bookCategor_home" draftName="booking" />);
  observe.mockRestore();
  const fallback = screen.getByLabelText<HTMLInputElement>('Ваше имя');
  fireEvent.change(fallback, { target: { value: 'Азиз' } });
  fireEvent.change(screen.getByLabelText('Марка'), { target: { value: 'chevrolet' } });
  fireEvent.change(screen.getByLabelText('Модель'), { target: { value: 'cobalt' } });
  fireEvent.change(screen.getByLabelText('Телефон'), { target: { value: '90 123' } });
  await screen.findByRole('option', { name: 'Yolda Чиланзар' });
  fireEvent.change(screen.getByLabelText(/^Филиал/), { target: { value: '3' } });
  fireEvent.click(await screen.findByRole('checkbox'));
  act(() => fallback.focus());
  fallback.setSelectionRange(2, 2);

  expect(await brand()).toHaveValue('chevrolet');
  const enhanced = screen.getByLabelText<HTMLInputElement>('Ваше имя');
  expect(enhanced).not.toBe(fallback);
  expect(enhanced).toHaveValue('Азиз');
  expect(enhanced).toHaveFocus();
  expect(enhanced.selectionStart).toBe(2);
  expect(screen.getByLabelText('Телефон')).toHaveValue('+998 90 123 __ __');
  expect(screen.getByLabelText(/^Филиал/)).toHaveValue('3');
  expect(screen.getByRole('checkbox')).toBeChecked();
  await waitFor(async () => expect(await brand()).toHaveValue('Chevrolet'));
  await waitFor(() => expect(model()).toHaveValue('Cobalt'));
  fireEvent.change(await brand(), { target: { value: 'Kia' } });
  await waitFor(() => expect(model()).toBeEnabled());
  expect(model()).toHaveValue('');
});

it.each([
  ['consent', () => screen.findByRole('checkbox')],
  ['branch', () => screen.findByLabelText(/^Филиал/)],
] as const)('replaces the fallback form while its %s has the focus', async (_, find) => {
  const observe = jest.spyOn(window.IntersectionObserver.prototype, 'observe').mockImplementation(() => undefined);
  renderWithStore(<AppointmentBox section="bookCategor_home" draftName="booking" />);
  observe.mockRestore();
  const fallback = await find();
  act(() => fallback.focus());
  await waitFor(async () => expect(await find()).not.toBe(fallback));
  expect(await find()).toHaveFocus();
});

it('prefills data of a customer, but does not overwrite input', async () => {
  await outsideServer.boot();
  const { userId, accessToken, refreshToken } = await outsideServer.makeCustomer();
  const transport = serverTransport();
  let letThrough = () => {};
  const typed = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  transport.between = (call, next) => (call.url.includes('/user/') ? typed.then(next) : next());
  const { user } = await show({
    transport,
    preloadedState: { auth: { userId, accessToken, refreshToken, signedInHint: true } },
  });
  await user.type(screen.getByLabelText('Ваше имя'), 'Другое имя');
  letThrough();
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Телефон').value).toMatch(/^\+998 \d\d \d{3} \d\d \d\d$/),
  );
  expect(screen.getByLabelText('Ваше имя')).toHaveValue('Другое имя');
});

it('keeps the focus on the button while submitting, and ignores a second click', async () => {
  const transport = serverTransport();
  transport.between = (call, next, signal) => (call.url === ENQUIRIES ? silence(signal) : next());
  const { user, fillIn, sent } = await show({ transport });
  await fillIn();
  await user.click(send());
  const sending = await screen.findByRole('button', { name: 'Отправляем…' });
  expect(sending).toHaveFocus();
  await user.click(sending);
  expect(sent()).toHaveLength(1);
});
