import type { CodeCheckReply, Registration, Tokens } from '#contract/signIn';
import type { TestServer } from './testServer';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Given = {
  body?: object;
  headers?: Record<string, string>;
  token?: string | undefined;
  proof?: string | undefined;
};

export function accountCallsOf(server: TestServer) {
  const call = (method: Method, path: string, { body, headers, token, proof }: Given = {}) =>
    server.app.inject({
      method,
      url: path.startsWith('/api/') ? path : `/api/main/authentication${path}`,
      headers: {
        ...headers,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(proof !== undefined && { 'x-verification-token': proof }),
      },
      ...(body && { payload: body }),
    });

  const askForCode = (phone: string, headers: Record<string, string> = {}) =>
    call('GET', `/api/public/get-verification-code/?phone=${encodeURIComponent(phone)}`, { headers });
  const checkCode = (phone: string, code: string, headers: Record<string, string> = {}) =>
    call('POST', '/api/public/verify/', { body: { phone, code }, headers });

  const sentCode = (phone: string): string => {
    const code = /#(\d{6})$/;
    const text = server.app.outbox?.find((message) => message.phone === phone && code.test(message.text))?.text ?? '';
    return code.exec(text)?.[1] ?? 'none';
  };

  const prove = async (phone: string): Promise<string> => {
    await askForCode(phone);
    const reply = await checkCode(phone, sentCode(phone));
    return reply.json<CodeCheckReply>().verification_token ?? 'none';
  };

  return { call, askForCode, checkCode, sentCode, prove };
}

export type Registered = { id: number; tokens: Tokens; is_correct: boolean };

export const registrationOf = (username: string, given: Partial<Registration> = {}): Registration => ({
  first_name: 'Азиз',
  last_name: 'Каримов',
  username,
  password: 'correct horse',
  birthdate: '1990-05-04',
  gender: 'M',
  ...given,
});

let issued = 0;
export const newPhone = () => `+99891${String((issued += 1)).padStart(7, '0')}`;

export function browserOf(server: TestServer) {
  const account = accountCallsOf(server);
  const kept = new Map<string, string>();
  const headers = () => ({
    'sec-fetch-site': 'same-origin',
    ...(kept.size > 0 && { cookie: [...kept].map(([name, value]) => `${name}=${value}`).join('; ') }),
  });
  const keep = async (call: ReturnType<typeof account.call>) => {
    const reply = await call;
    for (const { name, value } of reply.cookies) kept.set(name, value);
    return reply;
  };
  return {
    kept,
    askForCode: (phone: string) => keep(account.askForCode(phone, headers())),
    checkCode: (phone: string, code: string) => keep(account.checkCode(phone, code, headers())),
    logIn: (phone: string, password: string) =>
      keep(account.call('POST', '/login/', { headers: headers(), body: { phone_number: phone, password } })),
  };
}
