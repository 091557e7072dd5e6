import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SECTIONS } from './sections';

const SOURCE = join(process.cwd(), 'src');
/** Component files without a gallery entry, with the reason. */
const LEFT_OUT: Record<string, string> = {
  'site/features/enquiries/BranchField.tsx': 'needs branches from the API, which the gallery lacks',
  'shared/ui/forms/ConflictNotice.tsx': 'a Notice, which is shown, with form values',
  'shared/ui/layout/Late.tsx': 'has no look: it only delays hydration',
  'shared/ui/layout/DeferredContent.tsx': 'has no look: it only delays rendering',
  'shared/ui/lists/ListSearch.tsx': 'a field, which is shown, that updates the address of a list',
  'shared/ui/lists/NothingFound.tsx': 'a Notice, which is shown, with texts of a list',
};

const below = (folder: string) =>
  readdirSync(join(SOURCE, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);
const isCode = (file: string) => file.endsWith('.tsx') && !/\.test\.tsx$|\/testing\//.test(file);

const FILES = [
  ...below('shared/ui').filter(isCode),
  ...below('site/features').filter((file) => file.endsWith('Field.tsx')),
];

const componentsOf = (file: string): unknown[] => {
  const exported = require(join(SOURCE, file)) as Record<string, unknown>;
  return Object.entries(exported).flatMap(([name, part]) =>
    typeof part === 'function' && (name === 'default' || /^[A-Z]/.test(name)) ? [part] : [],
  );
};

const shown = new Map<string, unknown[]>();
for (const { file, parts } of SECTIONS.flatMap(({ entries }) => entries))
  shown.set(file, [...(shown.get(file) ?? []), ...Object.values(parts)]);

test('shows every component of every primitive or states a reason for its absence', () => {
  const missing = FILES.filter((file) => !(file in LEFT_OUT)).filter((file) =>
    componentsOf(file).some((component) => !shown.get(file)?.includes(component)),
  );
  expect(FILES.length).toBeGreaterThan(40);
  expect(missing).toEqual([]);
});

test('names only files that exist', () => {
  expect([...shown.keys(), ...Object.keys(LEFT_OUT)].filter((file) => !FILES.includes(file))).toEqual([]);
});
