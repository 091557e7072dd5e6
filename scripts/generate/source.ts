import { execFile } from 'node:child_process';
import { posix } from 'node:path';

const HEADER = '// Generated from contract/ by `npm run generate`. Change the contract, not this file.';

/** Doc comment of a declaration, wrapped so that it fits 120 columns at an indentation of two levels. */
export const docComment = (text: string): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < 112) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return text.length < 110 ? [`/** ${text} */`] : ['/**', ...lines.map((line) => ` * ${line}`), ' */'];
};

export class Source {
  private readonly imports = new Map<string, Set<string>>();
  readonly lines: string[] = [];

  /** @param path of the generated file */
  constructor(readonly path: string) {}

  /**
   * Adds an import.
   * @param file path of the module from the root, without extension
   * @returns `name`, so that the call can be used in a template
   */
  use(name: string, file: string): string {
    this.imports.set(file, (this.imports.get(file) ?? new Set()).add(name));
    return name;
  }

  useType(name: string, file: string): string {
    this.use(`type ${name}`, file);
    return name;
  }

  private specifier(file: string): string {
    if (file.startsWith('contract/')) return `#${file}`;
    const relative = posix.relative(posix.dirname(this.path), file);
    return relative.startsWith('.') ? relative : `./${relative}`;
  }

  text(): string {
    const imports = [...this.imports].map(
      ([file, names]) => `import { ${[...names].join(', ')} } from '${this.specifier(file)}';`,
    );
    // TypeScript keeps an import of inline types only, for its side effects, so it becomes `import type`.
    const typesFirst = imports.map((line) =>
      /\{ (type \w+(, )?)+ \}/.test(line)
        ? line.replace('import', 'import type').replace(/(?<=[{,] )type /g, '')
        : line,
    );
    return [HEADER, '', ...typesFirst, '', ...this.lines, ''].join('\n');
  }
}

/** Formats a file with Biome, because `npm run check` checks generated files too. */
export const formatted = (source: Source): Promise<string> =>
  new Promise((resolve, reject) => {
    const args = ['check', '--write', `--stdin-file-path=${source.path}`];
    const biome = execFile('node_modules/.bin/biome', args, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
    biome.stdin?.end(source.text());
  });
