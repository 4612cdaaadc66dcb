import type { MigrationInterface, QueryRunner } from 'typeorm';
import { id, instant, int, nullable, table, text } from '../platform/database/columns.ts';

const AUTHENTICATORS = table('authenticators', {
  columns: [
    id('id'),
    int('userId'),
    text('secretSealed', 160, nullable),
    instant('confirmedAt', nullable),
    int('lastStep', { default: 0 }),
  ],
  uniques: [['userId']],
  references: { userId: ['users', 'CASCADE'] },
});

const RECOVERY_CODES = table('recovery_codes', {
  columns: [id('id'), int('userId'), text('digest', 64)],
  uniques: [['userId', 'digest']],
  references: { userId: ['users', 'CASCADE'] },
});

/** What users prove at the second step of signing in. */
export class SecondFactors1796290000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(AUTHENTICATORS, true);
    await runner.createTable(RECOVERY_CODES, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(RECOVERY_CODES, true);
    await runner.dropTable(AUTHENTICATORS, true);
  }
}
