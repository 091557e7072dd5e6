import type { Database } from '../platform/db/database';

type State = 'answers' | 'refuses' | 'hangs';
export type AbsentDatabase = { db: Database; set(state: State): void };

const refusal = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

/** Wraps a database so that `execute` can fail, or hang until it is set to answer. */
export function absentDatabase(db: Database): AbsentDatabase {
  let state: State = 'answers';
  let waiting: (() => void)[] = [];
  const execute: Database['execute'] = ((...given: Parameters<Database['execute']>) => {
    if (state === 'answers') return db.execute(...given);
    if (state === 'refuses') return Promise.reject(refusal());
    return new Promise<void>((resolve) => waiting.push(resolve)).then(() => db.execute(...given));
  }) as Database['execute'];
  return {
    db: new Proxy(db, { get: (target, name): unknown => (name === 'execute' ? execute : Reflect.get(target, name)) }),
    set(next) {
      state = next;
      if (state === 'hangs') return;
      for (const goOn of waiting) goOn();
      waiting = [];
    },
  };
}
