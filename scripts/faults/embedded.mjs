import { run } from '../lib/run.mjs';

const program = `
  const { PGlite } = require('@electric-sql/pglite');
  const read = async () => {
    // PGlite prints why a database does not open only with debug output.
    const client = await PGlite.create({ dataDir: process.argv[1] + '/db', debug: 1 });
    const { rows } = await client.query('select text from requests');
    await client.close();
    process.stdout.write('\\nrows:' + JSON.stringify(rows.map((row) => row.text)) + '\\n');
  };
  read().catch(({ message, stack }) => {
    process.stderr.write('\\n' + message + '\\n' + stack);
    process.exitCode = 1;
  });`;

/** Reads the stored requests of a closed embedded database, in a process of its own: PGlite never frees its memory. */
export async function storedInFolder(dataDir) {
  const { code, output } = await run(process.execPath, ['-e', program, dataDir], { quiet: true });
  const rows = /^rows:(.*)$/m.exec(output);
  if (code !== 0 || !rows) throw new Error(`Cannot open the embedded database in ${dataDir}:\n${output}`);
  return JSON.parse(rows[1]);
}
