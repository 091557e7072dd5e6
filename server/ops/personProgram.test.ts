import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createCustomer, findAccount } from '../accounts/customers';
import { migrate } from '../platform/db/migrate';
import { openDatabase } from '../platform/db/open';
import { bundledProgram } from '../testing/bundledProgram';

const folder = mkdtempSync(join(tmpdir(), 'yolda-person-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'held.json');
const phone = '+998901112233';
const command = async (...given: string[]) => {
  const env = { PATH: process.env['PATH'], DATA_DIR: folder };
  const args = [bundledProgram('server/ops/person.ts'), ...given];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { env }).catch(
    (failed: { stdout: string; stderr: string }) => failed,
  );
  return stdout + stderr;
};

it('exports and erases a person in the embedded database of a stopped server, and reports a running one', async () => {
  const first = await openDatabase({ databaseUrl: null, dataDir: folder });
  await migrate(first.db);
  await createCustomer(first.db, { phone, firstName: 'Азиз', lastName: 'Каримов' });
  expect(await command('export', phone, file)).toMatch(/in use by process \d+/);
  await first.close();

  expect(await command('export', phone, file)).toBe(`Written to ${file}\n`);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ account: { first_name: 'Азиз' } });
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
  expect(await command('export', phone, file)).toMatch(/^Cannot write .*EEXIST/);
  expect(await command('erase', phone)).toMatch(/cannot be undone. Run it again with --yes/);
  expect(await command('export', '901112233')).toMatch(/^A phone is \+998 and nine digits/);
  expect(await command()).toMatch(/^npm run person -- export/);
  expect(await command('erase', phone, '--yes')).toBe('The account is deleted; 0 enquiries lost name and phone\n');

  const again = await openDatabase({ databaseUrl: null, dataDir: folder });
  expect(await findAccount(again.db, phone)).toBeNull();
  await again.close();
}, 120_000);
