import type { MigrationInterface, QueryRunner } from 'typeorm';
import { flag, id, int, intKey, nullable, table, text } from '../platform/database/columns.ts';

/** Not answered yet. */
const UNANSWERED = { ...nullable, default: undefined };

const TABLES = [
  table('individual_members', {
    columns: [intKey('memberId'), text('race', 4, nullable), text('ethnicity', 4, nullable)],
    references: { memberId: ['census_members', 'CASCADE'] },
  }),
  table('individual_enrollments', {
    columns: [
      id('id'),
      int('quoteId'),
      flag('enrolleesEligible', UNANSWERED),
      flag('hasPedDental', UNANSWERED),
      text('healthSealed', 800, nullable),
      int('version'),
    ],
    uniques: [['quoteId']],
    references: { quoteId: ['quotes', 'CASCADE'] },
  }),
];

/** What the enrollment of a household asks beyond its census: of each person, and of all of them. */
export class IndividualEnrollments1795737600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const each of TABLES) {
      await runner.createTable(each, true);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const each of TABLES.toReversed()) {
      await runner.dropTable(each, true);
    }
  }
}
