/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { compilerOptions } from './tsconfig.json';

// Published as ES modules only: swc turns them into CommonJS for jest.
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
 * Every core: jest's own default leaves one idle, which of two is half. A worker that has grown so far is replaced: what its test files
 * have left is looked through again and again, for three times as long as they take.
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
