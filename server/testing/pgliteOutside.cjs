// See environment.ts: the real package, loaded outside jest's sandbox.
module.exports = globalThis.requireOutside('@electric-sql/pglite');
