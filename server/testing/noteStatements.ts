import { watchStatements } from '../platform/db/watchStatements';
import type { TestServer } from './testServer';

/** Notes every statement that the server sends from now on, within transactions too, but for their begin and end. */
export function noteStatements({ db }: Pick<TestServer, 'db'>): string[] {
  const statements: string[] = [];
  watchStatements(db, (text) => {
    if (!/^(begin|commit|rollback|savepoint|release savepoint)\b/i.test(text)) statements.push(text);
    return () => {};
  });
  return statements;
}
