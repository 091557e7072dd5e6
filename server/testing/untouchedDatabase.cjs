// Loaded outside jest's sandbox by embeddedTestDatabase.ts, so that test files of a worker share the snapshot's files
// and at most one unused database.
const { readFileSync } = require('node:fs');

let kept;
let closing;
let unpacked;

/** Unpacks into an in-memory file system in half the time that PGlite takes. */
exports.unpack = (snapshot, FS, folder) => {
  if (unpacked?.snapshot !== snapshot) unpacked = { snapshot, entries: [...entriesOf(readFileSync(snapshot))] };
  FS.mkdirTree(folder, 0o700);
  for (const { path, bytes } of unpacked.entries) {
    if (bytes) FS.writeFile(folder + path, new Uint8Array(bytes), { mode: 0o600, canOwn: true });
    else FS.mkdir(folder + path, 0o700);
  }
};

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
