import { screen } from '@testing-library/react';
import { texts as ru } from '#shared/i18n/ru/index';
import { renderWithStore } from '#test/renderWithStore';
import { serverTransport } from '#test/serverTransport';
import { answer } from '#test/testTransport';
import { useProof } from '../hooks/useProof';
import { CodePart } from './DetailsForm';

const phone = '+998901240001';
const none = () => undefined;

const Asking = () => {
  const sms = useProof();
  return sms.sentTo ? (
    <CodePart sms={sms} phone={phone} onWhole={none} />
  ) : (
    <button type="button" onClick={() => void sms.sendCode(phone)}>
      go
    </button>
  );
};

const ask = async (transport = serverTransport()) => {
  const view = renderWithStore(<Asking />, { transport });
  await view.user.click(await screen.findByRole('button', { name: 'go' }));
  expect(await screen.findByLabelText(ru.signIn.code)).toHaveFocus();
  return view;
};

it('reports that a code was sent, or after a 429 when another code can be requested', async () => {
  const first = await ask();
  expect(screen.getByRole('status')).toHaveTextContent(/^Мы отправили код/);
  first.unmount();
  const later = serverTransport();
  later.between = async ({ url }, next) =>
    url.includes('get-verification-code')
      ? answer(429, { code: 'too_many_requests', detail: 'x' }, { 'retry-after': '43' })
      : next();
  await ask(later);
  expect(screen.getByRole('status')).toHaveTextContent(/^Новый код на номер \+998 90 124 00 01 пока отправить нельзя/);
  expect(screen.getByText(ru.signIn.sendAgainIn, { exact: false })).toBeVisible();
});
