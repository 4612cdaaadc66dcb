import type { MigrationInterface, QueryRunner } from 'typeorm';
import { id, instant, table, text } from '../platform/database/columns.ts';

const APPLICATIONS = table('carrier_sandbox_applications', {
  columns: [id('id'), text('idempotencyKey', 80), text('reference', 40), instant('installedAt')],
  uniques: [['idempotencyKey']],
  indexes: [['reference']],
});

/** Applications of households that the sandbox of the carrier system has accepted. */
export class SandboxApplications1795910400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(APPLICATIONS, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(APPLICATIONS, true);
  }
}
