import type { DeskStage } from '../../contract/desk/session';
import { demoStaff } from '../desk/seed/demoStaff';
import { DEMO_PASSWORD } from '../seed/content/customers';
import type { TestServer } from './testServer';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Given = { body?: object; headers?: Record<string, string> };

/** A browser with the desk open: it keeps the cookie that it is given, and says where its calls come from. */
export function deskBrowser(server: TestServer) {
  let cookie: string | undefined;
  const call = async (method: Method, path: string, { body, headers }: Given = {}) => {
    const reply = await server.app.inject({
      method,
      url: `/api/desk${path}`,
      headers: { 'sec-fetch-site': 'same-origin', ...(cookie !== undefined && { cookie }), ...headers },
      ...(body && { payload: body }),
    });
    for (const { name, value } of reply.cookies)
      if (name.endsWith('desk')) cookie = value === '' ? undefined : `${name}=${value}`;
    return reply;
  };
  return {
    call,
    cookie: () => cookie,
    setCookie(value: string | undefined) {
      cookie = value;
    },
    signIn: (phone: string, password: string = DEMO_PASSWORD) =>
      call('POST', '/sign-in', { body: { phone, password } }),
  };
}

export type DeskBrowser = ReturnType<typeof deskBrowser>;

/** Somebody of the demo's staff, signed in. */
export async function deskBrowserOf(server: TestServer, role: string): Promise<DeskBrowser> {
  const person = demoStaff.find((one) => one.role === role);
  if (!person) throw new Error(`The demo has no ${role}`);
  const browser = deskBrowser(server);
  const reply = await browser.signIn(person.phone);
  if (reply.statusCode !== 200 || reply.json<DeskStage>().stage !== 'full') throw new Error(`${role}: ${reply.body}`);
  return browser;
}
