import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Copy, DockerfileParser, type From, type Instruction } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { projectRoot } from '../../platform/files';
import { settingTable } from '../../platform/settings/table';
import { requireNode } from '../../platform/startError';

const root = projectRoot();
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const content = read('Dockerfile');

/** The instructions of each stage, from its FROM on. */
const stages: Instruction[][] = [];
for (const instruction of DockerfileParser.parse(content).getInstructions()) {
  if (instruction.getKeyword() === 'FROM') stages.push([]);
  stages.at(-1)?.push(instruction);
}
const last = stages.at(-1) ?? [];
const of = (stage: Instruction[], keyword: string) => stage.filter((one) => one.getKeyword() === keyword);
const argumentsOf = (instruction?: Instruction) => instruction?.getArguments().map((one) => one.getValue()) ?? [];
const nameOf = (stage: Instruction[]) => (stage[0] as From).getBuildStage();
const copies = (stage: Instruction[]) =>
  of(stage, 'COPY').map((copy) => {
    const words = argumentsOf(copy);
    return { from: (copy as Copy).getFromFlag()?.getValue() ?? null, sources: words.slice(0, -1), to: words.at(-1) };
  });
const environment = Object.fromEntries(
  of(last, 'ENV')
    .flatMap(argumentsOf)
    .map((pair) => pair.split('=') as [string, string]),
);
const compose = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, { environment: Record<string, string>; volumes: string[] }>;
};

test('the Dockerfile has no error that a build would stop at', () => {
  expect(validate(content).map(({ message, range }) => [range.start.line + 1, message])).toEqual([]);
});

test('every stage stands on the same Node, which this release runs on', () => {
  const images = new Set(stages.map(([from]) => (from as From).getImage() ?? ''));
  expect(images.size).toBe(1);
  const version = /^node:(\d+)-/.exec([...images][0] ?? '')?.[1];
  expect(() => requireNode(`${version}.99.0`)).not.toThrow();
});

test('a stage takes files from stages before it only, and none is made for nothing', () => {
  const taken = new Set<string>();
  for (const [index, stage] of stages.entries()) {
    for (const { from } of copies(stage)) {
      if (from === null) continue;
      expect(stages.slice(0, index).map(nameOf)).toContain(from);
      taken.add(from);
    }
  }
  expect(stages.slice(0, -1).filter((stage) => !taken.has(nameOf(stage) ?? ''))).toEqual([]);
});

test('what is copied from the repository is there, and .dockerignore lets it through', () => {
  const allowed = read('.dockerignore').split('\n');
  const [nothing, ...exceptions] = allowed.filter(Boolean);
  expect(nothing).toBe('*');
  const isThrough = (path: string) =>
    exceptions.some((line) => path === line.slice(1) || path.startsWith(`${line.slice(1)}/`));
  const sources = stages
    .flatMap(copies)
    .flatMap(({ from, sources: paths }) => (from === null ? paths : []))
    .filter((path) => path !== '.');
  expect(sources.length).toBeGreaterThan(3);
  expect(sources.filter((path) => !existsSync(join(root, path)) || !isThrough(path))).toEqual([]);
  expect(exceptions.filter((line) => !existsSync(join(root, line.slice(1))))).toEqual([]);
});

test('a script of the image has the files that it imports', () => {
  const inImage = copies(last).flatMap(({ from, sources }) => (from === null ? sources : []));
  const scripts = inImage.filter((path) => path.endsWith('.mjs'));
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) {
    const imports = [...read(script).matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => join(script, '..', path));
    expect(imports.filter((path) => !inImage.includes(path))).toEqual([]);
  }
});

test('the image runs the server as somebody who is not root, on files that root has put there', () => {
  const users = of(last, 'USER').map((user) => argumentsOf(user)[0]);
  expect(users).toEqual(['node']);
  const afterwards = last.slice(last.indexOf(of(last, 'USER')[0] as Instruction)).map((one) => one.getKeyword());
  expect(afterwards).toEqual(['USER', 'EXPOSE', 'HEALTHCHECK', 'CMD']);
  expect(JSON.parse(of(last, 'CMD')[0]?.getArgumentsContent() ?? '')).toEqual(['node', 'dist/server/main.js']);
});

test('its settings exist, and compose.yaml says the same', () => {
  const ofNode = ['NODE_ENV', 'MALLOC_ARENA_MAX'];
  const settings = Object.keys(environment).filter((name) => !ofNode.includes(name));
  expect(settings.filter((name) => !(name in settingTable))).toEqual([]);
  const { site1 } = compose.services;
  for (const name of settings) expect([name, site1?.environment[name]]).toEqual([name, environment[name]]);
});

test('the port that it names is asked for its health, without the database', () => {
  const port = environment['PORT'];
  expect(argumentsOf(of(last, 'EXPOSE')[0])).toEqual([port]);
  const check = of(last, 'HEALTHCHECK')[0]?.getArgumentsContent() ?? '';
  const [, command = ''] = check.split('CMD ');
  expect((JSON.parse(command) as string[]).join(' ')).toContain(`http://127.0.0.1:${port}/healthz'`);
});

test('the folder that it writes to is a volume of its user’s, and compose.yaml mounts it', () => {
  const folder = environment['DATA_DIR'] ?? '';
  expect(argumentsOf(of(last, 'VOLUME')[0])).toEqual([folder]);
  expect(of(last, 'RUN').map((run) => run.getArgumentsContent())).toContainEqual(
    expect.stringMatching(new RegExp(`^install -d -o node -g node -m 700 ${folder}$`)),
  );
  expect(compose.services['site1']?.volumes.map((volume) => volume.split(':')[1])).toEqual([folder]);
});
