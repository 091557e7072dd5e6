// Class names of CSS modules stay as written.
module.exports = new Proxy(
  { __esModule: false },
  { get: (target, name) => (name === '__esModule' ? false : String(name)) },
);
