/**
 * Lets the minifier drop unused react-router components: marks React factories as pure and removes `displayName`
 * assignments, which would keep them.
 */
export default (source: string): string =>
  source
    .replace(/^\w+\.displayName = .*\n/gm, '')
    .replace(/\bReact\d*\.(?:createContext|forwardRef|memo)\(/g, '/* @__PURE__ */ $&');
