// Jest's stand-in for an asset: its URL.
module.exports = '/assets/file';
