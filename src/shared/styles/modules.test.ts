import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SOURCES = join(__dirname, '../..');
const ALIASES = { '#shared': 'shared', '#site': 'site', '#desk': 'desk' } as const;

const components = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));

const fileOf = (component: string, path: string): string => {
  const alias = Object.entries(ALIASES).find(([name]) => path.startsWith(`${name}/`));
  return alias ? join(SOURCES, path.replace(...alias)) : join(dirname(component), path);
};

const undeclaredClasses = (component: string): string[] => {
  const source = readFileSync(component, 'utf8');
  return [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name = '', path = '']) => {
    const css = readFileSync(fileOf(component, path), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    const classes = [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, used = '']) => used);
    return classes.filter((used) => !new RegExp(`\\.${used}(?![\\w-])`).test(css));
  });
};

it('components use only classes that their CSS modules declare', () => {
  const found = components.flatMap((file) => undeclaredClasses(join(SOURCES, file)).map((name) => `${file}: ${name}`));
  expect(found).toEqual([]);
});
