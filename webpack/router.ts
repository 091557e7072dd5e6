/**
 * Loader for the file of react-router's components, which lets the minifier drop those that the site does not use. It marks React's
 * factories as pure and removes each `displayName`, an assignment that keeps its component.
 */
export default (source: string): string =>
  source
    .replace(/^\w+\.displayName = .*\n/gm, '')
    .replace(/\bReact\d*\.(?:createContext|forwardRef|memo)\(/g, '/* @__PURE__ */ $&');
