import type { MigrationInterface, QueryRunner } from 'typeorm';
import { int, intKey, table } from '../platform/database/columns.ts';

const LOGO = table('carrier_logo', {
  columns: [intKey('id'), int('documentId')],
  indexes: [['documentId']],
  references: { documentId: ['documents', 'RESTRICT'] },
});

/** The picture of the carrier on all proposals. */
export class CarrierLogo1796240000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(LOGO, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(LOGO, true);
  }
}
