import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { fileNames } from './scripts/lint/file-names.mjs';
import { importZones } from './scripts/lint/import-zones.mjs';
import { COMMON_SQL } from './scripts/lint/sql-subset.mjs';

const TESTS = ['**/*.spec.{ts,tsx}', '**/*.e2e-spec.ts', '**/*.browser-spec.ts', '**/*.component-spec.tsx', 'test/**'];

const FUNCTION = ':matches(FunctionDeclaration, FunctionExpression, ArrowFunctionExpression)';
const TOO_MANY = [
  {
    selector: `:not(MethodDefinition[kind="constructor"]) > ${FUNCTION}[params.length>4]`,
    message: 'At most 4 parameters: name them in an object.',
  },
  {
    selector: 'MethodDefinition[kind="constructor"] > FunctionExpression[params.length>10]',
    message: 'At most 10 constructor dependencies: split the class.',
  },
];
const READS_THE_TIME = [
  { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: 'The clock is an argument or Clock.' },
  {
    selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    message: 'The clock is an argument or Clock.',
  },
];
const READS_THE_ENVIRONMENT = {
  selector: 'MemberExpression[object.name="process"][property.name="env"]',
  message: 'Every variable is read, checked and explained in config/env.ts.',
};
const RAW_QUERY = {
  selector: 'CallExpression[callee.property.name="query"]',
  message: 'SQL is written by sql`…` and run by platform/database/run-sql.ts, in a *.repository.ts.',
};
const FORWARD_REF = {
  selector: 'CallExpression[callee.name="forwardRef"]',
  message: 'If two features need each other, the shared part is a third thing.',
};

const NAMED = ':has(> JSXAttribute[name.name=/^aria-label(ledby)?$/], > JSXSpreadAttribute)';
/** axe sees it too, but only in the states of pages that a browser opens. */
const NAMELESS = [
  {
    selector: `JSXOpeningElement[name.name=/^(IconButton|Fab)$/]:not(${NAMED})`,
    message: 'A button without words needs an aria-label that says what it does.',
  },
  {
    selector: 'JSXOpeningElement[name.name="img"]:not(:has(> JSXAttribute[name.name="alt"], > JSXSpreadAttribute))',
    message: 'A picture needs an alt: what it says, or "" if it says nothing.',
  },
  {
    selector:
      'JSXOpeningElement[name.name=/^(Skeleton|Typography|Box|Stack|Paper|span|div|p)$/]:has(> JSXAttribute[name.name=/^aria-label(ledby)?$/]):not(:has(> JSXAttribute[name.name=/^(role|component)$/], > JSXSpreadAttribute))',
    message: 'Screen readers pass over the name of an element without a role: give it one.',
  },
];

const DECLARED_ONCE = [
  {
    selector:
      'ImportDeclaration[source.value="typeorm"] > ImportSpecifier[imported.name=/Column$|^(Entity|EntitySchema|Index|Unique|ManyToOne|OneToOne|OneToMany|Table|TableIndex|TableForeignKey)$/]',
    message: 'A table is declared once, by stored(…) of platform/database/stored.ts.',
  },
  {
    selector: ':matches(Literal[value=/\\b(IDX|FK)_/], TemplateElement[value.raw=/\\b(IDX|FK)_/])',
    message:
      'Names of indexes follow from their columns: forced(…) of platform/database/sql.ts, indexName(…) in tests.',
  },
];

/** `tx.insert(Table, row)`; a repository's own `insert` takes the transaction first. */
const READS_BACK = {
  selector: "CallExpression[callee.property.name='insert'][callee.object.name=/^(tx|manager)$/]",
  message: 'TypeORM reads back what it inserted: use addRows or addRow.',
};
const IN_THE_BACKEND = [...TOO_MANY, ...READS_THE_TIME, FORWARD_REF, ...COMMON_SQL, READS_BACK];

export default tseslint.config(
  { ignores: ['dist/', 'coverage/', 'data/', 'docs/', 'tmp/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    languageOptions: { globals: globals.node },
    plugins: { placement: { rules: { 'import-zones': importZones, 'file-names': fileNames } } },
    rules: {
      'placement/import-zones': 'error',
      'placement/file-names': 'error',
      'no-restricted-syntax': ['error', ...TOO_MANY],
      'max-lines': ['error', { max: 300 }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      curly: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'no-param-reassign': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    files: ['shared/src/**'],
    rules: { 'no-restricted-syntax': ['error', ...TOO_MANY, ...READS_THE_TIME], 'no-console': 'error' },
  },
  {
    files: ['backend/src/**'],
    rules: {
      // Decorators need a parameter's class at run time, so the rule cannot tell from its use that an import is type-only.
      '@typescript-eslint/consistent-type-imports': 'off',
      'no-restricted-syntax': ['error', ...IN_THE_BACKEND, ...DECLARED_ONCE, READS_THE_ENVIRONMENT, RAW_QUERY],
      'no-console': 'error',
    },
  },
  {
    files: ['backend/src/migrations/**', 'backend/src/seed/**'],
    rules: { 'no-restricted-syntax': ['error', ...IN_THE_BACKEND, ...DECLARED_ONCE, READS_THE_ENVIRONMENT] },
  },
  {
    files: ['backend/src/platform/database/**'],
    rules: { 'no-restricted-syntax': ['error', ...IN_THE_BACKEND, READS_THE_ENVIRONMENT] },
  },
  {
    files: ['backend/src/cli/**', 'backend/src/*-cli.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // The entry points pass the environment to config/env.ts.
    files: ['backend/src/platform/config/**', 'backend/src/main.ts', 'backend/src/cli/**', 'backend/src/*-cli.ts'],
    rules: { 'no-restricted-syntax': ['error', ...IN_THE_BACKEND, ...DECLARED_ONCE, RAW_QUERY] },
  },
  { files: ['backend/src/platform/clock.ts'], rules: { 'no-restricted-syntax': ['error', ...TOO_MANY] } },
  {
    files: ['web/**', 'agent-portal/**', 'admin/**', 'shared/public/**'],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: globals.browser },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...TOO_MANY, ...NAMELESS],
    },
  },
  {
    files: ['backend/src/**', 'shared/src/**', 'scripts/**', 'web/**', 'agent-portal/**', 'admin/**'],
    rules: { 'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }] },
  },
  {
    // One service for one aggregate: cut by lines, its parts only pass the same collaborators on.
    files: ['backend/src/**/*.service.ts'],
    rules: { 'max-lines': ['error', { max: 400 }] },
  },
  // A table of benefits, a line of a carrier's file.
  { files: ['backend/src/seed/**'], rules: { 'max-lines-per-function': 'off' } },
  {
    files: TESTS,
    rules: {
      'max-lines': ['error', { max: 400 }],
      'max-lines-per-function': 'off',
      'no-restricted-syntax': 'off',
      'no-console': 'off',
    },
  },
  prettier,
);
