import type { MigrationInterface, QueryRunner } from 'typeorm';
import { day, flag, instant, int, intKey, longText, nullable, table, text } from '../platform/database/columns.ts';

const QUOTES = 'individual_quotes';
const GRANT = ['grantedAptcCents', 'grantedCsrLevel'];

const MARKETPLACE_QUOTES = table('marketplace_quotes', {
  columns: [
    intKey('quoteId'),
    text('visitReference', 43),
    text('consumerId', 40),
    text('applicationId', 40),
    longText('effectiveDates'),
    flag('verificationPending'),
    day('verificationDueDate', nullable),
    instant('fetchedAt'),
  ],
  indexes: [['consumerId']],
  references: { quoteId: ['quotes', 'CASCADE'] },
});

const MARKETPLACE_MEMBERS = table('marketplace_members', {
  columns: [intKey('memberId'), text('applicantId', 40), flag('isEligible'), int('csrLevel')],
  references: { memberId: ['census_members', 'CASCADE'] },
});

/** What the marketplace decided about the quote of a household. In statements of our own: TypeORM rebuilds the table on SQLite. */
export class MarketplaceQuotes1796101000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const column of GRANT) {
      if (!(await runner.hasColumn(QUOTES, column))) {
        await runner.query(`ALTER TABLE ${QUOTES} ADD COLUMN ${column} integer NULL`);
      }
    }
    await runner.createTable(MARKETPLACE_QUOTES, true);
    await runner.createTable(MARKETPLACE_MEMBERS, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(MARKETPLACE_MEMBERS, true);
    await runner.dropTable(MARKETPLACE_QUOTES, true);
    for (const column of GRANT) {
      if (await runner.hasColumn(QUOTES, column)) {
        await runner.query(`ALTER TABLE ${QUOTES} DROP COLUMN ${column}`);
      }
    }
  }
}
