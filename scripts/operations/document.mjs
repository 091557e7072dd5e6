import { readFileSync } from 'node:fs';

/**
 * The commands of docs/operations.md: the `sh` blocks below each bold title, such as `**And back.**`, in their order.
 * @returns {Map<string, string[]>}
 */
export function commandsByTitle(text = readFileSync('docs/operations.md', 'utf8')) {
  const found = new Map();
  let title = '';
  let block = null;
  for (const line of text.split('\n')) {
    if (block) {
      if (line === '```') {
        found.set(title, [...(found.get(title) ?? []), block.join('\n')]);
        block = null;
      } else block.push(line);
    } else if (line === '```sh') block = [];
    else title = /^\*\*([^*]+?)\.?\*\*/.exec(line)?.[1] ?? (line.startsWith('#') ? '' : title);
  }
  return found;
}

/**
 * A block with the words that stand for something else filled in. Throws where the document has no such block or word: then
 * the walk would not try what it says it tries.
 * @param {string} title @param {Record<string, string>} [words]
 */
export function commands(title, words = {}, number = 0) {
  let block = commandsByTitle().get(title)?.[number];
  if (!block) throw new Error(`docs/operations.md has no commands below "${title}"`);
  for (const [word, value] of Object.entries(words)) {
    if (!block.includes(word)) throw new Error(`The commands below "${title}" do not say ${word}`);
    block = block.replaceAll(word, () => value);
  }
  return block;
}

/** A line that installs packages. */
export const packages = /^apt-get install .*\n/m;

/** The lines of the document that install packages: they are carried out before the machine boots, because it has no network. */
export const installs = () =>
  ['Packages and places', 'Counters of their own'].map((title) => packages.exec(commands(title))?.[0].trim() ?? '');
