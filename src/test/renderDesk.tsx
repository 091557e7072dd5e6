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

/** Phones of the demo accounts in server/staff/demoStaff.ts. */
const PHONES = {
  owner: '+998900000011',
  manager: '+998900000012',
  adviser: '+998900000013',
  editor: '+998900000014',
  mechanic: '+998900000015',
};
export type DemoRole = keyof typeof PHONES;

/** Transport to the real server with a cookie jar and the headers of a desk page. */
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
  /** Without a role, no one is signed in. */
  role?: DemoRole;
  language?: Language;
  /** Replaces the screens of the desk. */
  screen?: ReactElement;
}

/** Renders the whole desk with the real server and a fake event stream. */
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
