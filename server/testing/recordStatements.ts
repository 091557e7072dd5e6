import { watchStatements } from '../platform/db/watchStatements';
import type { TestServer } from './testServer';

export function recordStatements({ db }: Pick<TestServer, 'db'>): string[] {
  const statements: string[] = [];
  watchStatements(db, (text) => {
    if (!/^(begin|commit|rollback|savepoint|release savepoint)\b/i.test(text)) statements.push(text);
    return () => {};
  });
  return statements;
}
