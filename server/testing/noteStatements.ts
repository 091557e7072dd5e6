import type { TestServer } from './testServer';

type Asking = { query: (...given: unknown[]) => unknown };
type Connected = (error: unknown, connection: Asking | undefined, release: unknown) => void;
/** Of PGlite, which runs a transaction on an object of its own. */
type Embedded = Asking & { transaction: (work: (tx: Asking) => Promise<unknown>) => Promise<unknown> };
/** Of pg: the pool asks for a connection by a callback, Drizzle for a transaction by a promise. */
type Pool = { connect: (connected?: Connected) => Promise<Asking> };

/** Notes every statement that the server sends from now on, within transactions too, but for their begin and end. */
export function noteStatements({ db }: Pick<TestServer, 'db'>): string[] {
  const statements: string[] = [];
  const noted = new WeakSet<object>();
  const note = (target: Asking): Asking => {
    if (noted.has(target)) return target;
    noted.add(target);
    const query = target.query.bind(target);
    target.query = (...given) => {
      const [statement] = given;
      const text = typeof statement === 'string' ? statement : String((statement as { text?: string }).text);
      if (!/^(begin|commit|rollback|savepoint|release savepoint)\b/i.test(text)) statements.push(text);
      return query(...given);
    };
    return target;
  };
  const { $client: client } = db as unknown as { $client: Embedded | Pool };
  if ('transaction' in client) {
    note(client);
    const transaction = client.transaction.bind(client);
    client.transaction = (work) => transaction((tx) => work(note(tx)));
  } else {
    const connect = client.connect.bind(client);
    client.connect = async (connected) =>
      connected
        ? connect((error, connection, release) => connected(error, connection && note(connection), release))
        : note(await connect());
  }
  return statements;
}
