import type { MigrationInterface, QueryRunner } from 'typeorm';
import { int, intKey, table } from '../platform/database/columns.ts';

const LOGOS = table('agency_logos', {
  columns: [intKey('agencyId'), int('documentId')],
  indexes: [['documentId']],
  references: { agencyId: ['agencies', 'CASCADE'], documentId: ['documents', 'RESTRICT'] },
});

/** The pictures of agencies on their proposals. */
export class AgencyLogos1796190000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(LOGOS, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(LOGOS, true);
  }
}
