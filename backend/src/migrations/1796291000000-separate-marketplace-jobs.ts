import type { MigrationInterface, QueryRunner } from 'typeorm';

const APPLICATIONS = 'SELECT quoteId FROM individual_applications WHERE isFfm = 1';

/** Enrollments at the marketplace have a topic of their own; those that wait keep their row, and with it their idempotency key. */
export class SeparateMarketplaceJobs1796291000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE outbox SET topic = 'enroll-at-marketplace' WHERE topic = 'submit-application' AND subjectId IN (${APPLICATIONS})`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE outbox SET topic = 'submit-application' WHERE topic = 'enroll-at-marketplace'`);
  }
}
