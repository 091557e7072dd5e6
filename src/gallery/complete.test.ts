import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SECTIONS } from './sections';

const SOURCE = join(process.cwd(), 'src');
/** Reasons why component files have no gallery entry. */
const LEFT_OUT: Record<string, string> = {
  'site/features/enquiries/BranchField.tsx': 'needs branches from the API, which the gallery lacks',
  'site/features/garage/WholeField.tsx': 'a field, which is shown, that accepts digits only',
  'shared/ui/media/MileageGraph.tsx': 'needs the mileages of a car, which the tests of garage and history have',
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

const componentsByFile = new Map<string, unknown[]>();
for (const { file, parts } of SECTIONS.flatMap(({ entries }) => entries))
  componentsByFile.set(file, [...(componentsByFile.get(file) ?? []), ...Object.values(parts)]);

test('the gallery shows every UI component, or LEFT_OUT states why not', () => {
  const missing = FILES.filter((file) => !(file in LEFT_OUT)).filter((file) =>
    componentsOf(file).some((component) => !componentsByFile.get(file)?.includes(component)),
  );
  expect(FILES.length).toBeGreaterThan(40);
  expect(missing).toEqual([]);
});

test('the gallery names only component files that exist', () => {
  expect([...componentsByFile.keys(), ...Object.keys(LEFT_OUT)].filter((file) => !FILES.includes(file))).toEqual([]);
});
