import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** IsHSAEligible as filed, apart from the kind of plan. Plans imported before were eligible exactly where their kind is HSA. */
export class HsaClaims1796282000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('plans', 'isHsaClaimed'))) {
      await runner.query('ALTER TABLE plans ADD COLUMN isHsaClaimed boolean NOT NULL DEFAULT 0');
    }
    await runner.query("UPDATE plans SET isHsaClaimed = 1 WHERE planKind = 'HSA'");
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('plans', 'isHsaClaimed')) {
      await runner.query('ALTER TABLE plans DROP COLUMN isHsaClaimed');
    }
  }
}
