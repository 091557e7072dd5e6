import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, traverse } from '@babel/core';

export type FoundExpression = { place: string; source: string; flags: string };
export type FoundExpressions = { readable: FoundExpression[]; unreadable: string[] };

const isProgram = (name: string) => /\.tsx?$/.test(name) && !/\.(?:test|d)\.tsx?$/.test(name);

export function expressionsIn(root: string, folder: string): FoundExpressions {
  const found: FoundExpressions = { readable: [], unreadable: [] };
  for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(isProgram)) {
    addFrom(join(folder, name), readFileSync(join(root, folder, name), 'utf8'), found);
  }
  return found;
}

function addFrom(file: string, text: string, { readable, unreadable }: FoundExpressions): void {
  const plugins: ('typescript' | 'jsx')[] = file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'];
  const parserOpts = { plugins };
  const program = parseSync(text, { filename: file, babelrc: false, configFile: false, parserOpts });
  if (!program) throw new Error(`${file} cannot be read`);
  traverse(program, {
    RegExpLiteral({ node }) {
      readable.push({ place: file, source: node.pattern, flags: node.flags });
    },
    'NewExpression|CallExpression'(path) {
      const { node } = path;
      if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return;
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return;
      const [source, flags] = [path.get('arguments.0'), node.arguments[1]].flat();
      const known = source && 'evaluate' in source ? source.evaluate() : { confident: false, value: null };
      if (known.confident)
        readable.push({
          place: file,
          source: String(known.value),
          flags: flags && 'value' in flags ? String(flags.value) : '',
        });
      else unreadable.push(file);
    },
  });
}
