// Loaded outside jest's sandbox by embeddedTestDatabase.ts, so that the test files of a worker share it: at most one database that is as the
// snapshot made it, handed on from file to file, and the files of that snapshot.
const { readFileSync } = require('node:fs');

let kept;
let closing;
let unpacked;

/** Fills `folder` of a file system in memory; half as long as PGlite takes for the same archive. */
exports.unpack = (snapshot, FS, folder) => {
  if (unpacked?.snapshot !== snapshot) unpacked = { snapshot, entries: [...entriesOf(readFileSync(snapshot))] };
  FS.mkdirTree(folder, 0o700);
  for (const { path, bytes } of unpacked.entries) {
    if (bytes) FS.writeFile(folder + path, new Uint8Array(bytes), { mode: 0o600, canOwn: true });
    else FS.mkdir(folder + path, 0o700);
  }
};

/** Entries of a tar archive; those without bytes are folders. */
function* entriesOf(tar) {
  const BLOCK = 512;
  for (let at = 0; tar[at]; ) {
    const text = (from, length) => tar.toString('latin1', at + from, at + from + length).split('\0', 1)[0];
    const size = Number.parseInt(text(124, 12), 8);
    const start = at + BLOCK;
    yield {
      path: text(345, 155) + text(0, 100),
      bytes: text(156, 1) === '5' ? null : tar.subarray(start, start + size),
    };
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
}

exports.take = (snapshot) => {
  if (kept?.snapshot !== snapshot) return undefined;
  clearTimeout(closing);
  const { client } = kept;
  kept = undefined;
  return client;
};

exports.keep = (snapshot, client) => {
  if (kept) return client.close();
  kept = { snapshot, client };
  closing = setTimeout(() => {
    kept = undefined;
    void client.close();
  }, 10_000).unref();
  return Promise.resolve();
};
