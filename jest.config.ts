/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { compilerOptions } from './tsconfig.json';

const esmOnly = ['typebox'];

const aliases = Object.fromEntries(
  Object.entries(compilerOptions.paths).map(([alias, [folder = '']]) => [
    `^${alias.replace('*', '(.*)')}$`,
    `<rootDir>/${folder.replace('*', '$1')}`,
  ]),
);

const shared = {
  transform: { '\\.[cm]?[jt]sx?$': '<rootDir>/scripts/lib/swcJest.cjs' },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/', '<rootDir>/(artwork|bench)/node_modules/'],
} satisfies Config;

/**
 * Uses all cores; jest leaves one idle by default. Restarts workers with a large heap, because garbage collection slows
 * them down threefold.
 */
const config: Config = {
  maxWorkers: '100%',
  workerIdleMemoryLimit: '1500MB',
  projects: [
    {
      ...shared,
      displayName: 'server',
      runner: '<rootDir>/scripts/lib/groupedRunner.cjs',
      testEnvironment: '<rootDir>/server/testing/environment.ts',
      moduleNameMapper: { ...aliases, '^@electric-sql/pglite$': '<rootDir>/server/testing/pgliteOutside.cjs' },
      setupFilesAfterEnv: ['<rootDir>/server/testing/setup.ts'],
      testMatch: ['<rootDir>/{server,contract,scripts,webpack,bench,artwork}/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'client',
      testEnvironment: '<rootDir>/src/test/environment.ts',
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts'],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/__mocks__/styleMock.js',
        '\\.(svg|png|webp|woff2)$': '<rootDir>/__mocks__/fileMock.js',
        ...aliases,
      },
    },
  ],
};

export default config;
