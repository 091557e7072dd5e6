// Loaded outside jest's sandbox by embeddedTestDatabase.ts, so that the test files of a worker hand it on to one another: at most one
// database that is as the snapshot made it.
let kept;
let closing;

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
