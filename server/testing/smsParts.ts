/** How many parts an SMS of the text has, each paid for: 160 letters of the short alphabet or, with any other letter, 70 fit into one. */
export function partsOf(text: string): number {
  // oxlint-disable-next-line no-control-regex -- the letters that every phone writes in the short alphabet
  const [single, part] = /^[\x00-\x7f]*$/.test(text) ? [160, 153] : [70, 67];
  return text.length <= single ? 1 : Math.ceil(text.length / part);
}
