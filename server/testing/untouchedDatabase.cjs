// Loaded outside jest's sandbox by embeddedTestDatabase.ts, so that the test files of a worker hand it on to one another: at most one
// database that is as the snapshot made it, and the bytes of that snapshot, which PGlite copies and does not change.
const { readFileSync } = require('node:fs');

let kept;
let closing;
let packed;

exports.bytesOf = (snapshot) => {
  if (packed?.snapshot !== snapshot) {
    const { buffer, byteOffset, byteLength } = readFileSync(snapshot);
    packed = { snapshot, bytes: buffer.slice(byteOffset, byteOffset + byteLength) };
  }
  return packed.bytes;
};

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
