import { execFile } from 'node:child_process';
import { posix } from 'node:path';

const HEADER = '// Made of contract/ by `npm run generate`. Change the contract, not this file.';

/** A generated file while it is written: its lines, and what they import. */
export class Source {
  private readonly imports = new Map<string, Set<string>>();
  readonly lines: string[] = [];

  /** @param path of the file that is written */
  constructor(readonly path: string) {}

  /**
   * @param file path of the module from the root of the repository, without its ending
   * @returns the name, so that it can be used where it is asked for
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
    // Imports of types alone are to vanish, and an import of inline types stays as one that is made for its effects.
    const typesFirst = imports.map((line) =>
      /\{ (type \w+(, )?)+ \}/.test(line)
        ? line.replace('import', 'import type').replace(/(?<=[{,] )type /g, '')
        : line,
    );
    return [HEADER, '', ...typesFirst, '', ...this.lines, ''].join('\n');
  }
}

/** In the style of the repository, imports sorted: `npm run check` looks at generated files as at any other. */
export const formatted = (source: Source): Promise<string> =>
  new Promise((resolve, reject) => {
    const args = ['check', '--write', `--stdin-file-path=${source.path}`];
    const biome = execFile('node_modules/.bin/biome', args, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
    biome.stdin?.end(source.text());
  });
