import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { index } from '../platform/database/columns.ts';
import { isSqlite } from '../platform/database/is-sqlite.ts';

const ADDED = [
  ['contracts', 'hasCredit', 'boolean NOT NULL DEFAULT 0'],
  ['contracts', 'graceFrom', "date NOT NULL DEFAULT '9999-12-31'"],
  ['contract_members', 'bookAgentId', 'integer NULL'],
  ['contract_members', 'bookPlanId', 'integer NULL'],
  ['quote_agents', 'eventDate', 'date NULL'],
] as const;

/** What each kind of action is found and ordered by. */
const INDEXES = (
  [
    ['contracts', ['agentId', 'isMedicare', 'isVoid', 'hasCredit', 'graceFrom']],
    ['contract_members', ['bookAgentId', 'birthDate', 'relationshipCode']],
    ['contract_members', ['bookAgentId', 'primaryCareProviderId', 'bookPlanId', 'primaryCareProviderExistingPatient']],
    ['quote_agents', ['agentId', 'eventDate']],
  ] as const
).map(([table, columns]) => [table, new TableIndex(index(table, [...columns]))] as const);

/** As the product writes them from now on. */
const filled = (dayAfter: string): readonly string[] => [
  'UPDATE contracts SET hasCredit = 1 WHERE latestAptcCents > 0',
  "UPDATE contracts SET graceFrom = unpaidSince WHERE unpaidSince < '9999-12-31'",
  `UPDATE contracts SET graceFrom = ${dayAfter} WHERE unpaidSince < '9999-12-31' AND paidToDate IS NOT NULL`,
  `UPDATE contract_members SET bookAgentId = CASE WHEN isActive = 1 THEN (SELECT c.agentId FROM contracts c
     WHERE c.id = contractId AND c.isMedicare = 0 AND c.isVoid = 0 AND c.isActive = 1) END,
     bookPlanId = (SELECT c.medicalPlanId FROM contracts c WHERE c.id = contractId)`,
  `UPDATE quote_agents SET eventDate = (SELECT d.eventDate FROM individual_quotes d
     WHERE d.quoteId = quote_agents.quoteId AND d.enrollmentType = 'Special')`,
];

/** What an agent's list of what to do today is found by. In statements of our own: TypeORM rebuilds the tables on SQLite. */
export class DailyActions1796160000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column, type] of ADDED) {
      if (!(await runner.hasColumn(table, column))) {
        await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
      }
    }
    const dayAfter = isSqlite(runner.manager) ? "date(paidToDate, '+1 day')" : 'DATE_ADD(paidToDate, INTERVAL 1 DAY)';
    for (const statement of filled(dayAfter)) {
      await runner.query(statement);
    }
    for (const [table, each] of INDEXES) {
      const stored = await runner.getTable(table);
      if (!stored?.indices.some(({ name }) => name === each.name)) {
        await runner.createIndex(table, each);
      }
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, each] of INDEXES) {
      await runner.dropIndex(table, each);
    }
    for (const [table, column] of ADDED) {
      await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
    }
  }
}
