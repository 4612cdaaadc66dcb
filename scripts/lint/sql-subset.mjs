/**
 * SQL that MariaDB or MySQL alone understands: docs/mysql.md. What only one of them has is branched in platform/database, where the other
 * branch stands beside it.
 */
export const ONE_SERVER_ONLY = [
  // MariaDB
  'RETURNING',
  'SET STATEMENT',
  'max_statement_time',
  'CREATE OR REPLACE TABLE',
  'SYSTEM VERSIONING',
  'NEXT VALUE FOR',
  'CREATE SEQUENCE',
  'FETCH FIRST',
  'NATURAL_SORT_KEY',
  'JSON_(?:DETAILED|COMPACT|LOOSE|EQUALS|EXISTS|NORMALIZE|QUERY)',
  // MySQL
  'LATERAL',
  'MAX_EXECUTION_TIME',
  'ANY_VALUE',
  'REGEXP_LIKE',
  'MEMBER OF',
  'UUID_TO_BIN',
  'BIN_TO_UUID',
  'AS new ON DUPLICATE KEY',
  'FOR UPDATE OF',
].join('|');

const message = 'Only one of MariaDB and MySQL understands this: docs/mysql.md.';

/** For no-restricted-syntax. */
export const COMMON_SQL = [
  { selector: `TemplateElement[value.raw=/\\b(?:${ONE_SERVER_ONLY})\\b/]`, message },
  { selector: `Literal[value=/\\b(?:${ONE_SERVER_ONLY})\\b/]`, message },
];
