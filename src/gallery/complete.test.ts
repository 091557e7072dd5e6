import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SECTIONS } from './sections';

const SOURCE = join(process.cwd(), 'src');
/** Files of a component that the gallery leaves out, and why. */
const LEFT_OUT: Record<string, string> = {
  'site/features/enquiries/BranchField.tsx': 'it lists the branches of the API, and the gallery asks none',
  'shared/ui/forms/ConflictNotice.tsx': 'it is a Notice, which is shown, with the values of a form',
  'shared/ui/layout/Late.tsx': 'it has no look: it is when something is hydrated',
  'shared/ui/layout/DeferredContent.tsx': 'it has no look: it is when something is shown',
  'shared/ui/lists/ListSearch.tsx': 'it is a field, which is shown, that writes into the address of a list',
  'shared/ui/lists/NothingFound.tsx': 'it is a Notice, which is shown, with the words of a list',
};

const below = (folder: string) =>
  readdirSync(join(SOURCE, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);
const isCode = (file: string) => file.endsWith('.tsx') && !/\.test\.tsx$|\/testing\//.test(file);

/** Every primitive, and the fields of forms wherever they stand. */
const FILES = [
  ...below('shared/ui').filter(isCode),
  ...below('site/features').filter((file) => file.endsWith('Field.tsx')),
];

/** What begins with a capital letter and can be drawn. */
const componentsOf = (file: string): unknown[] => {
  const exported = require(join(SOURCE, file)) as Record<string, unknown>;
  return Object.entries(exported).flatMap(([name, part]) =>
    typeof part === 'function' && (name === 'default' || /^[A-Z]/.test(name)) ? [part] : [],
  );
};

const shown = new Map<string, unknown[]>();
for (const { file, parts } of SECTIONS.flatMap(({ entries }) => entries))
  shown.set(file, [...(shown.get(file) ?? []), ...Object.values(parts)]);

test('the gallery shows every component of every primitive, or says why it does not', () => {
  const missing = FILES.filter((file) => !(file in LEFT_OUT)).filter((file) =>
    componentsOf(file).some((component) => !shown.get(file)?.includes(component)),
  );
  expect(FILES.length).toBeGreaterThan(40);
  expect(missing).toEqual([]);
});

test('every file that the gallery or its list of exceptions names is there', () => {
  expect([...shown.keys(), ...Object.keys(LEFT_OUT)].filter((file) => !FILES.includes(file))).toEqual([]);
});
