/** Requires NODE_OPTIONS=--experimental-vm-modules: the whole project is ES modules. */
const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
  },
  module: { type: 'es6' },
};

const project = (displayName, testMatch, more = {}) => ({
  displayName,
  testMatch,
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', swc] },
  moduleNameMapper: { '^#web/(.*)$': '<rootDir>/web/src/$1' },
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  ...more,
});

const API = {
  globalSetup: '<rootDir>/test/support/threads/build-workers.mjs',
  globalTeardown: '<rootDir>/test/support/threads/cleanup-workers.mjs',
  setupFiles: ['<rootDir>/test/support/threads/set-worker-path.mjs'],
};

export default {
  // Modules of finished test files stay in a worker's memory: restart workers above this limit.
  workerIdleMemoryLimit: '1200MB',
  // For all projects: jest reads this setting only here. Browser tests visit many pages.
  testTimeout: 300_000,
  projects: [
    project(
      'unit',
      [
        '<rootDir>/{shared,backend,web,agent-portal,admin}/src/**/*.spec.{ts,tsx}',
        '<rootDir>/scripts/**/*.spec.ts',
        '<rootDir>/test/wording/*.spec.ts',
      ],
      { setupFilesAfterEnv: ['<rootDir>/test/support/clean-tests.ts'] },
    ),
    // Components, in a document without a browser.
    project('components', ['<rootDir>/{web,agent-portal,admin}/src/**/*.component-spec.tsx'], {
      testEnvironment: '<rootDir>/test/support/document-environment.mjs',
      testEnvironmentOptions: { customExportConditions: ['source', 'browser'] },
      setupFilesAfterEnv: ['<rootDir>/test/support/components/fresh-tab.ts'],
    }),
    project('api', ['<rootDir>/test/**/*.e2e-spec.ts'], API),
    // The same tests in groups that load the application once (written by scripts/spec-groups.mjs).
    project('api-groups', ['<rootDir>/tmp/api-groups/**/*.group.mjs'], API),
    // Tests of the built server: in a browser, and as processes.
    project(
      'browser',
      ['<rootDir>/test/browser/**/*.browser-spec.ts', '<rootDir>/test/reliability/**/*.server-spec.ts'],
      { setupFilesAfterEnv: ['<rootDir>/test/support/second-attempt.mjs'] },
    ),
  ],
};
