import { act, screen, waitFor } from '@testing-library/react';
import { signedIn, signedOut, storedSessionRead } from '#api/authSlice';
import { deleteAllDrafts } from '#shared/drafts/draft';
import { agree } from '#test/agree';
import { renderWithStore } from '#test/renderWithStore';
import { serverTransport } from '#test/serverTransport';
import { signedInAs } from '#test/signedInAs';
import { AppointmentBox } from './AppointmentBox';
import { PurchaseForm } from './PurchaseForm';

// Preloads the chunk: its first compilation exceeds the query timeout.
beforeAll(() => import('./AppointmentForm'));

const BOX = <AppointmentBox section="bookCategor_home" draftName="booking" message="Хочу записаться." />;
const name = () => screen.getByLabelText('Ваше имя');
const phone = () => screen.getByLabelText('Телефон');
const message = () => screen.getByLabelText(/^Что случилось/);
const brand = () => screen.findByRole('combobox', { name: 'Марка' });
const model = () => screen.getByRole('combobox', { name: 'Модель' });

const show = async (options: Parameters<typeof renderWithStore>[1] = {}) => {
  const view = renderWithStore(BOX, options);
  const { user } = view;
  await brand();
  const pick = async (field: HTMLElement, text: string) => {
    await waitFor(() => expect(field).toBeEnabled());
    await user.type(field, text);
    await user.click(await screen.findByRole('option', { name: text }));
  };
  return { ...view, pick };
};

it('restores the draft after leaving the page, and deletes it after sending', async () => {
  const first = await show();
  await first.user.type(name(), 'Азиз');
  await first.user.type(phone(), '901234567');
  await first.pick(await brand(), 'Chevrolet');
  await first.pick(model(), 'Cobalt');
  await first.user.type(message(), ' Скрип');
  first.unmount();

  const second = await show();
  await waitFor(() => expect(message()).toHaveValue('Хочу записаться. Скрип'));
  expect(name()).toHaveValue('Азиз');
  expect(phone()).toHaveValue('+998 90 123 45 67');
  await waitFor(async () => expect(await brand()).toHaveValue('Chevrolet'));
  await waitFor(() => expect(model()).toHaveValue('Cobalt'));
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  await agree(second.user);
  await second.user.click(screen.getByRole('button', { name: 'Отправить заявку' }));
  await screen.findByRole('dialog', { name: 'Спасибо, заявка принята!' });
  expect(localStorage).toHaveLength(0);
  second.unmount();

  await show();
  expect(message()).toHaveValue('Хочу записаться.');
  expect(name()).toHaveValue('');
});

it('keeps fields edited before the session is known, and restores the others from the draft', async () => {
  const first = await show();
  await first.user.type(name(), 'Азиз');
  await first.user.type(message(), ' Скрип');
  first.unmount();
  const unknown = { auth: { userId: null, accessToken: null, refreshToken: null, signedInHint: true } };
  const { user, store } = await show({ preloadedState: unknown });
  await user.type(name(), 'Лола');
  expect(message()).toHaveValue('Хочу записаться.');
  act(() => void store.dispatch(storedSessionRead({ userId: null })));
  await waitFor(() => expect(message()).toHaveValue('Хочу записаться. Скрип'));
  expect(name()).toHaveValue('Лола');
});

it('restores a draft only for the same customer, also after the session has ended', async () => {
  const customer = await outsideServer.makeCustomer();
  const another = await outsideServer.makeCustomer();
  const first = await show({ preloadedState: signedInAs(customer) });
  await waitFor(() => expect(name()).toHaveValue('Азиз Каримов'));
  await first.user.type(message(), ' Скрип');
  act(() => void first.store.dispatch(storedSessionRead({ userId: null, accessToken: null, refreshToken: null })));
  await waitFor(() => expect(name()).toHaveValue(''));
  first.unmount();
  for (const preloadedState of [signedInAs(another), undefined]) {
    const { unmount } = await show({ ...(preloadedState && { preloadedState }) });
    if (preloadedState) await waitFor(() => expect(name()).toHaveValue('Азиз Каримов'));
    expect(message()).toHaveValue('Хочу записаться.');
    unmount();
  }
  await show({ preloadedState: signedInAs(customer) });
  await waitFor(() => expect(message()).toHaveValue('Хочу записаться. Скрип'));
});

it('clears the open form when the customer signs out in another tab', async () => {
  const customer = await outsideServer.makeCustomer();
  const { user, store, unmount } = await show({ preloadedState: signedInAs(customer) });
  await waitFor(() => expect(name()).toHaveValue('Азиз Каримов'));
  await user.type(message(), ' Скрип');
  act(() => {
    deleteAllDrafts();
    store.dispatch(signedOut());
  });
  await waitFor(() => expect(name()).toHaveValue(''));
  await user.type(message(), '!');
  unmount();
  expect(localStorage).toHaveLength(0);
});

it('stores the draft under the customer’s id when the visitor signs in', async () => {
  const customer = await outsideServer.makeCustomer();
  const { user, store, unmount } = await show();
  await user.type(message(), ' Скрип');
  act(() => void store.dispatch(signedIn(customer)));
  await waitFor(() => expect(name()).toHaveValue('Азиз Каримов'));
  await user.type(message(), '!');
  unmount();
  expect(Object.keys(localStorage)).toEqual([`draft:booking:${customer.userId}`]);
});

it('stores one purchase draft per part', async () => {
  const form = (id: number) => <PurchaseForm product={{ id, name: 'Фильтр' }} onSent={() => undefined} />;
  const comment = () => screen.findByLabelText('Комментарий к заявке');
  const { user, unmount } = renderWithStore(form(7));
  await user.type(await comment(), 'Один');
  unmount();
  const other = renderWithStore(form(8));
  expect(await comment()).toHaveValue('');
  other.unmount();
  renderWithStore(form(7));
  await waitFor(async () => expect(await comment()).toHaveValue('Один'));
});

describe('an enquiry with a lost reply', () => {
  const lossy = () => {
    const transport = serverTransport();
    let lost = false;
    transport.between = async (call, next) => {
      const reply = await next();
      if (lost || !call.url.endsWith('/main/requests/')) return reply;
      lost = true;
      throw new TypeError('Failed to fetch');
    };
    const sent = () => transport.calls.filter(({ url }) => url.endsWith('/main/requests/'));
    return { transport, keys: () => sent().map(({ headers }) => headers['Idempotency-Key']) };
  };
  const product = { id: 1, name: 'Масло' };
  const form = (onSent = () => {}) => <PurchaseForm product={product} onSent={onSent} />;
  const press = (label: string) => screen.getByRole('button', { name: label });

  const loseAnswer = async () => {
    const line = lossy();
    const first = renderWithStore(form(), { transport: line.transport });
    await first.user.type(name(), 'Азиз');
    await first.user.type(phone(), '901234567');
    await first.user.type(screen.getByLabelText('Комментарий к заявке'), 'Две штуки');
    await agree(first.user);
    await first.user.click(press('Отправить заявку'));
    const box = await screen.findByRole('alert');
    expect(box).toHaveTextContent('возможно, заявка уже у нас');
    expect(box).not.toHaveTextContent('не отправлена');
    first.unmount();
    return line;
  };

  it('reuses its idempotency key when sent again after a reload', async () => {
    const line = await loseAnswer();
    const onSent = jest.fn();
    const { user } = renderWithStore(form(onSent), { transport: line.transport });
    await waitFor(() => expect(name()).toHaveValue('Азиз'));
    await agree(user);
    await user.click(press('Отправить заявку'));
    await waitFor(() => expect(onSent).toHaveBeenCalled());
    const [before, after] = line.keys();
    expect(after).toBe(before);
    expect(localStorage).toHaveLength(0);
  });

  it('has another idempotency key when sent again with changed input', async () => {
    const line = await loseAnswer();
    const onSent = jest.fn();
    const { user } = renderWithStore(form(onSent), { transport: line.transport });
    await waitFor(() => expect(name()).toHaveValue('Азиз'));
    await user.type(name(), 'бек');
    await agree(user);
    await user.click(press('Отправить заявку'));
    await waitFor(() => expect(onSent).toHaveBeenCalled());
    expect(new Set(line.keys()).size).toBe(2);
  });
});
