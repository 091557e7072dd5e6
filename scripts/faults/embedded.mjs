import { run } from '../lib/run.mjs';

const program = `
  const { PGlite } = require('@electric-sql/pglite');
  PGlite.create({ dataDir: process.argv[1] + '/db' }).then(async (client) => {
    const { rows } = await client.query('select text from requests');
    await client.close();
    process.stdout.write('\\n' + JSON.stringify(rows.map((row) => row.text)));
  });`;

/** The texts of the requests in an embedded database that no server has open; another process, because PGlite keeps its memory. */
export async function storedInFolder(dataDir) {
  const { code, output } = await run(process.execPath, ['-e', program, dataDir], { quiet: true });
  if (code !== 0) throw new Error(`The embedded database in ${dataDir} does not open:\n${output}`);
  return JSON.parse(output.slice(output.lastIndexOf('\n') + 1));
}
