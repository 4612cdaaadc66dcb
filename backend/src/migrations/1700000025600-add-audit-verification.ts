import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the walk along the digests of the audit trail is kept: a row that is always there can be locked. */
export class AddAuditVerification1700000025600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO system_state (name, value, version) SELECT 'audit-verification', '', 0
       WHERE NOT EXISTS (SELECT 1 FROM system_state WHERE name = 'audit-verification')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM system_state WHERE name = 'audit-verification'");
  }
}
