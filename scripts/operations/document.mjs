import { readFileSync } from 'node:fs';

/**
 * Returns the `sh` blocks of docs/operations.md by bold title, such as `**Rollback.**`, in order.
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
 * Returns a block with placeholders filled in. Throws if the block or a placeholder is missing.
 * @param {string} title
 * @param {Record<string, string>} [words]
 */
export function commands(title, words = {}, number = 0) {
  let block = commandsByTitle().get(title)?.[number];
  if (!block) throw new Error(`docs/operations.md has no commands below "${title}"`);
  for (const [word, value] of Object.entries(words)) {
    if (!block.includes(word)) throw new Error(`The commands below "${title}" lack ${word}`);
    block = block.replaceAll(word, () => value);
  }
  return block;
}

export const packages = /^apt-get install .*\n/m;

/** Returns the apt-get lines, which run before boot, because the machine has no network. */
export const installs = () =>
  ['Packages and folders', 'Rate-limit counters in Valkey'].map(
    (title) => packages.exec(commands(title))?.[0].trim() ?? '',
  );
