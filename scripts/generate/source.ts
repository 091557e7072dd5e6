import { execFile } from 'node:child_process';

/** A generated file while it is written: its lines, and what they import. */
export class Source {
  private readonly imports = new Map<string, Set<string>>();
  readonly lines: string[] = [];

  /** @returns the name, so that it can be used where it is asked for. */
  use(name: string, from: string): string {
    this.imports.set(from, (this.imports.get(from) ?? new Set()).add(name));
    return name;
  }

  useType(name: string, from: string): string {
    this.use(`type ${name}`, from);
    return name;
  }

  text(header: string): string {
    const imports = [...this.imports].map(([from, names]) =>
      names.has('*') ? `import * as calls from '${from}';` : `import { ${[...names].join(', ')} } from '${from}';`,
    );
    // Imports of types alone are to vanish, and an import of inline types stays as one that is made for its effects.
    const typesFirst = imports.map((line) =>
      /\{ (type \w+(, )?)+ \}/.test(line)
        ? line.replace('import', 'import type').replace(/(?<=[{,] )type /g, '')
        : line,
    );
    return [header, '', ...typesFirst, '', ...this.lines, ''].join('\n');
  }
}

/** In the style of the repository, imports sorted: `npm run check` looks at generated files as at any other. */
export const formatted = (path: string, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const args = ['check', '--write', `--stdin-file-path=${path}`];
    const biome = execFile('node_modules/.bin/biome', args, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
    biome.stdin?.end(text);
  });
