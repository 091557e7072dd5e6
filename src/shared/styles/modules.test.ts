import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SOURCES = join(__dirname, '../..');
const ALIASES = { '#shared': 'shared', '#site': 'site', '#desk': 'desk' } as const;

const components = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));

const fileOf = (component: string, path: string): string => {
  const alias = Object.entries(ALIASES).find(([name]) => path.startsWith(`${name}/`));
  return alias ? join(SOURCES, path.replace(...alias)) : join(dirname(component), path);
};

/** Returns the classes that a component takes from CSS modules which do not declare them. */
const undeclared = (component: string): string[] => {
  const source = readFileSync(component, 'utf8');
  return [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name = '', path = '']) => {
    const css = readFileSync(fileOf(component, path), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    const classes = [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, used = '']) => used);
    return classes.filter((used) => !new RegExp(`\\.${used}(?![\\w-])`).test(css));
  });
};

it('uses only classes that the CSS module declares', () => {
  const found = components.flatMap((file) => undeclared(join(SOURCES, file)).map((name) => `${file}: ${name}`));
  expect(found).toEqual([]);
});
