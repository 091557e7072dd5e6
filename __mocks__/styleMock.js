// Jest's stand-in for CSS modules: a class is named as it is written.
module.exports = new Proxy(
  { __esModule: false },
  { get: (target, name) => (name === '__esModule' ? false : String(name)) },
);
