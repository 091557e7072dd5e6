import { webcrypto } from 'node:crypto';
import { screen } from '@testing-library/react';
import { serverTransport } from '#test/serverTransport';
import { heading, newPhone, showSignIn } from '#test/signInSteps';
import { answer } from '#test/testTransport';

const task = 'nonce.end.1.mark';
const asksForWork = () => answer(428, { detail: 'Работа', code: 'challenge_required', errors: { challenge: [task] } });

function strictServer() {
  const transport = serverTransport();
  transport.between = (call, next) =>
    call.url.includes('get-verification-code') && !call.url.includes('solution=')
      ? Promise.resolve(asksForWork())
      : next();
  return transport;
}

/** Test double of `crypto.subtle`, which jsdom lacks. It blocks until the returned function is called. */
function slowCrypto(): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const digest = async (name: string, data: BufferSource) => {
    await released;
    return webcrypto.subtle.digest(name, data);
  };
  Object.defineProperty(crypto, 'subtle', { value: { digest }, configurable: true });
  return release;
}

test('shows a message while it solves the proof-of-work task, then requests the code with the solution', async () => {
  const release = slowCrypto();
  const { submitPhone, calls } = showSignIn('/sign-up', strictServer());
  await submitPhone(newPhone());
  expect(await screen.findByText('Проверка на робота…')).toBeVisible();
  release();
  expect(await heading('Код из SMS')).toBeVisible();
  expect(
    calls('get-verification-code').map(({ url }) => new URL(url, 'http://x').searchParams.get('solution')),
  ).toEqual([null, expect.stringMatching(/^nonce\.end\.1\.mark~\d+$/)]);
});

test('shows the server’s message if the browser cannot solve the task', async () => {
  Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
  const { submitPhone, calls } = showSignIn('/sign-up', strictServer());
  await submitPhone(newPhone());
  expect(await screen.findByRole('alert')).toHaveTextContent('Работа');
  expect(calls('get-verification-code')).toHaveLength(1);
});
