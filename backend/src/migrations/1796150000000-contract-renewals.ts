import type { MigrationInterface, QueryRunner } from 'typeorm';
import { day, flag, id, instant, int, intKey, looseText, nullable, table, text } from '../platform/database/columns.ts';

const MEMBERS = 'contract_members';
const TOBACCO = 'usesTobacco';
const UNRECORDED = { ...nullable, default: undefined };

const RENEWALS = table('contract_renewals', {
  columns: [
    intKey('quoteId'),
    text('contractNumber', 20),
    text('facetsId', 20, nullable),
    int('year'),
    day('contractDate'),
    int('planId', nullable),
    looseText('planName', 255),
    int('aptcCents', nullable),
    flag('fromFfm'),
    looseText('county', 60),
    text('countyFips', 5),
    int('rateArea'),
    instant('openedAt'),
  ],
  indexes: [['planId'], ['contractNumber', 'year']],
  references: { quoteId: ['quotes', 'CASCADE'], planId: ['plans', 'RESTRICT'] },
});

const PEOPLE = table('renewed_members', {
  columns: [
    id('id'),
    int('quoteId'),
    int('memberId', nullable),
    text('relationship', 16),
    looseText('firstName', 50),
    looseText('lastName', 50),
    day('birthDate'),
    day('ratedOn'),
    flag('isCovered'),
    flag('usedTobacco', UNRECORDED),
    flag('tobaccoAnswered'),
  ],
  indexes: [['quoteId'], ['memberId']],
  references: { quoteId: ['quotes', 'CASCADE'], memberId: ['census_members', 'SET NULL'] },
});

/** What a quote renews: the contract and its people as they were when the quote was made, and who has been asked about tobacco again. */
export class ContractRenewals1796150000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn(MEMBERS, TOBACCO))) {
      // In a statement of our own: TypeORM rebuilds the table on SQLite.
      await runner.query(`ALTER TABLE ${MEMBERS} ADD COLUMN ${TOBACCO} boolean NULL`);
    }
    await runner.createTable(RENEWALS, true);
    await runner.createTable(PEOPLE, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(PEOPLE, true);
    await runner.dropTable(RENEWALS, true);
    await runner.query(`ALTER TABLE ${MEMBERS} DROP COLUMN ${TOBACCO}`);
  }
}
