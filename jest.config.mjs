/** Requires NODE_OPTIONS=--experimental-vm-modules: the whole project is ES modules. */
const swc = {
  jsc: {
    target: 'es2022',
    // Of JSON.
    experimental: { keepImportAttributes: true },
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
  setupFilesAfterEnv: ['<rootDir>/test/support/end-shared-app.ts'],
};

export default {
  // Modules of finished test files stay in a worker's memory: restart workers above this limit.
  workerIdleMemoryLimit: '1200MB',
  // A worker that has loaded the application takes longer than jest's half second to give its memory back.
  workerGracefulExitTimeout: 30_000,
  // For all projects: jest reads this setting only here. It ends what hangs and measures nothing: on a busy machine a browser test that
  // visits many pages takes five minutes.
  testTimeout: 900_000,
  // A group is one file that imports many (scripts/spec-groups.mjs), so that jest loads their modules once.
  projects: [
    project(
      'unit',
      [
        '<rootDir>/{shared,backend,web,agent-portal,admin}/src/**/*.spec.{ts,tsx}',
        '<rootDir>/scripts/**/*.spec.ts',
        '<rootDir>/test/wording/*.spec.ts',
        '<rootDir>/tmp/groups/**/*.unit-group.mjs',
      ],
      { setupFilesAfterEnv: ['<rootDir>/test/support/clean-tests.ts'] },
    ),
    // Components, in a document without a browser.
    project(
      'components',
      [
        '<rootDir>/{web,agent-portal,admin}/src/**/*.component-spec.tsx',
        '<rootDir>/tmp/groups/**/*.components-group.mjs',
      ],
      {
        testEnvironment: '<rootDir>/test/support/document-environment.mjs',
        testEnvironmentOptions: { customExportConditions: ['source', 'browser'] },
        setupFilesAfterEnv: ['<rootDir>/test/support/components/fresh-tab.ts'],
      },
    ),
    project('api', ['<rootDir>/test/**/*.e2e-spec.ts', '<rootDir>/tmp/groups/**/*.api-group.mjs'], API),
    // Tests of the built server: in a browser, and as processes.
    project('browser', ['<rootDir>/test/browser/**/*.browser-spec.ts', '<rootDir>/tmp/groups/**/*.browser-group.mjs'], {
      testEnvironment: '<rootDir>/test/browser/support/browser-environment.mjs',
    }),
    project('processes', ['<rootDir>/test/reliability/**/*.server-spec.ts']),
  ],
};
