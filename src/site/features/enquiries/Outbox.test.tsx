import { act, screen, waitFor } from '@testing-library/react';
import { agree } from '#test/agree';
import { renderWithStore } from '#test/renderWithStore';
import Outbox from './Outbox';
import { PurchaseForm } from './PurchaseForm';

const setLine = (isThere: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
const isSending = ({ url }: { url: string }) => url.endsWith('/main/requests/');

const show = async () => {
  const view = renderWithStore(
    <>
      <PurchaseForm product={{ id: 3, name: 'Фильтр' }} onSent={() => undefined} />
      <Outbox />
    </>,
  );
  const { user, transport } = view;
  const fill = async () => {
    await user.type(screen.getByLabelText('Ваше имя'), 'Азиз');
    await user.type(screen.getByLabelText('Телефон'), '901234567');
    await user.type(screen.getByLabelText('Комментарий к заявке'), 'Нужен завтра');
    await agree(user);
  };
  const goOffline = () => {
    setLine(false);
    transport.between = async (call, next) => {
      if (isSending(call)) throw new TypeError('Failed to fetch');
      return next();
    };
  };
  const comeBack = () => {
    setLine(true);
    transport.between = undefined;
    act(() => void window.dispatchEvent(new Event('online')));
  };
  await waitFor(() => expect(transport.calls.some(({ url }) => url.endsWith('/main/company/'))).toBe(true));
  return { ...view, fill, goOffline, comeBack };
};

afterEach(() => jest.restoreAllMocks());

it('queues an enquiry offline, and sends it once on reconnect with its consent and idempotency key', async () => {
  const { user, transport, fill, goOffline, comeBack } = await show();
  await fill();
  goOffline();
  await user.click(screen.getByRole('button', { name: 'Отправить заявку' }));
  expect(await screen.findByRole('list', { name: 'Заявки, которые ждут связи' })).toBeVisible();
  expect(screen.getByLabelText('Ваше имя')).toHaveValue('');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  comeBack();
  expect(await screen.findByText('Заявка отправлена')).toBeVisible();
  expect(screen.getByText(/Номер заявки/)).toBeVisible();
  const track = screen.getByRole('link', { name: 'Следить за заявкой' });
  expect(track).toHaveAttribute('href', expect.stringMatching(/^\/track\?number=Y-/));
  const sent = transport.calls.filter(isSending);
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
  expect(sent[1]?.body).toMatchObject({ full_name: 'Азиз', consent: expect.any(Number) });
  await user.click(screen.getByRole('button', { name: 'Хорошо' }));
  expect(screen.queryByText('Заявка отправлена')).not.toBeInTheDocument();
});

it('collapses several queued enquiries, and shows the text of each when expanded', async () => {
  const { user, fill, goOffline } = await show();
  goOffline();
  for (const words of ['утром', 'вечером']) {
    await fill();
    await user.type(screen.getByLabelText('Комментарий к заявке'), words);
    await user.click(screen.getByRole('button', { name: 'Отправить заявку' }));
    await waitFor(() => expect(screen.getByLabelText('Ваше имя')).toHaveValue(''));
  }
  const several = screen.getByText('Заявок ждут связи: 2');
  expect(screen.getByText(/утром/)).not.toBeVisible();
  await user.click(several);
  expect(screen.getByText(/утром/)).toBeVisible();
  expect(screen.getByText(/вечером/)).toBeVisible();
});

it('does not send a queued enquiry that the visitor deleted', async () => {
  const { user, transport, fill, goOffline, comeBack } = await show();
  await fill();
  goOffline();
  await user.click(screen.getByRole('button', { name: 'Отправить заявку' }));
  await user.click(await screen.findByRole('button', { name: 'Удалить' }));
  await user.click(await screen.findByRole('button', { name: 'Да, удалить' }));
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  const before = transport.calls.filter(isSending).length;
  comeBack();
  expect(transport.calls.filter(isSending)).toHaveLength(before);
});

it('queues an enquiry by a button when sending fails although the browser reports a connection', async () => {
  const { user, transport, fill } = await show();
  await fill();
  transport.between = async (call, next) => {
    if (isSending(call)) throw new TypeError('Failed to fetch');
    return next();
  };
  await user.click(screen.getByRole('button', { name: 'Отправить заявку' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Ответ не пришёл');
  transport.between = async (call, next) => {
    if (isSending(call)) throw new TypeError('Failed to fetch');
    return next();
  };
  await user.click(screen.getByRole('button', { name: 'Отправить, когда появится связь' }));
  expect(await screen.findByRole('list', { name: 'Заявки, которые ждут связи' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
