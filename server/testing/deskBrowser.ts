import type { DeskStage, StaffInvited } from '#contract/staff';
import { DEMO_PASSWORD } from '../platform/settings/demoSecrets';
import { demoStaff } from '../staff/demoStaff';
import type { TestServer } from './testServer';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Given = { body?: object; headers?: Record<string, string> };

export function deskBrowser(server: TestServer) {
  let cookie: string | undefined;
  let device: string | undefined;
  const call = async (method: Method, path: string, { body, headers }: Given = {}) => {
    const reply = await server.app.inject({
      method,
      url: `/api/desk${path}`,
      headers: { 'sec-fetch-site': 'same-origin', cookie: [cookie, device].filter(Boolean).join('; '), ...headers },
      ...(body && { payload: body }),
    });
    for (const { name, value } of reply.cookies) {
      if (name.endsWith('desk')) cookie = value === '' ? undefined : `${name}=${value}`;
      if (name.endsWith('desk_device')) device = `${name}=${value}`;
    }
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

export async function deskBrowserOf(server: TestServer, role: string): Promise<DeskBrowser> {
  const person = demoStaff.find((one) => one.role === role);
  if (!person) throw new Error(`The demo has no ${role}`);
  const browser = deskBrowser(server);
  const reply = await browser.signIn(person.phone);
  if (reply.statusCode !== 200 || reply.json<DeskStage>().stage !== 'full') throw new Error(`${role}: ${reply.body}`);
  return browser;
}

export const STAFF_PASSWORD = 'seven quiet rivers';

export async function invitedTo(
  server: TestServer,
  { role, branches, phone }: { role: string; branches: number[]; phone: string },
) {
  const owner = await deskBrowserOf(server, 'owner');
  const made = await owner.call('POST', '/staff', {
    body: { phone, name: 'Умид', role, branches, again: { password: DEMO_PASSWORD } },
  });
  const { id, link } = made.json<StaffInvited>();
  const token = link.split('#')[1] ?? '';
  const browser = deskBrowser(server);
  const accepted = await browser.call('PUT', '/invitation', {
    body: { token, name: 'Умид', password: STAFF_PASSWORD },
  });
  return { owner, id, token, browser, accepted };
}
