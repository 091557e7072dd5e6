import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { routes } from '#desk/app/routes';
import { Frame } from '#desk/app/start';
import { makeDeskStore } from '#desk/app/store';
import { loadTexts } from '#desk/app/texts/loadTexts';
import type { Language } from '#shared/i18n/languages';
import { FakeEventSource } from './fakeEventSource';
import { ServerUpload } from './serverUpload';
import './serverTransport';
import { answer, testTransport } from './testTransport';

/** The demo's people (server/staff/demoStaff.ts). */
const PHONES = {
  owner: '+998900000011',
  manager: '+998900000012',
  adviser: '+998900000013',
  editor: '+998900000014',
  mechanic: '+998900000015',
};
export type DemoRole = keyof typeof PHONES;

/** A browser's way to the real server: it keeps the cookie that it is given, and says that it is a page of ours that calls. */
export function deskTransport() {
  let cookie: string | undefined;
  const transport = testTransport({ mainUrl: '' }, async ({ method, url, headers }, { body }) => {
    const own = { ...headers, 'sec-fetch-site': 'same-origin', ...(cookie !== undefined && { cookie }) };
    const reply = await outsideServer.call(method, url, own, body);
    cookie = reply.headers['set-cookie']?.split(';')[0] ?? cookie;
    return answer(reply.status, reply.body, reply.headers);
  });
  return Object.assign(transport, { cookie: () => cookie });
}

export type DeskTransport = ReturnType<typeof deskTransport>;

/** Signs one of the demo's people in by calls alone. */
export async function signInByCall(transport: DeskTransport, role: DemoRole): Promise<void> {
  const password = await outsideServer.staffDesk();
  const reply = await transport.fetch('/api/desk/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone: PHONES[role], password }),
    signal: new AbortController().signal,
  });
  if (reply.status !== 200) throw new Error(`${role} could not sign in: ${await reply.text()}`);
}

interface Options {
  path: string;
  /** Nobody, where absent. */
  role?: DemoRole;
  language?: Language;
  /** In place of the desk's own screens. */
  screen?: ReactElement;
}

/** The whole desk in front of the real server; the stream is the test's. */
export async function renderDesk({ path, role, language = 'ru', screen }: Options) {
  const password = await outsideServer.staffDesk();
  const transport = deskTransport();
  if (role) await signInByCall(transport, role);
  FakeEventSource.install();
  ServerUpload.install(transport.cookie);
  const store = makeDeskStore({ transport, settings: { language, theme: null, sound: false } });
  const router = createMemoryRouter(screen ? [{ path: '*', element: screen }] : routes, { initialEntries: [path] });
  const i18n = await loadTexts(language);
  const view = render(
    <Provider store={store as unknown as Parameters<typeof Provider>[0]['store']}>
      <Frame first={{ language, i18n }}>
        <RouterProvider router={router} flushSync={(flushed) => void flushSync(flushed)} />
      </Frame>
    </Provider>,
  );
  return {
    ...view,
    store,
    transport,
    router,
    password,
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
  };
}
