import type { MigrationInterface, QueryRunner } from 'typeorm';
import { id, instant, int, nullable, table, text } from '../platform/database/columns.ts';

const VISITS = table('marketplace_visits', {
  columns: [id('id'), int('userId'), int('agentId'), text('reference', 43), instant('startedAt')],
  uniques: [['reference']],
  indexes: [['userId', 'startedAt'], ['agentId']],
  references: { userId: ['users', 'RESTRICT'], agentId: ['agents', 'RESTRICT'] },
});

const SANDBOX_VISITS = table('marketplace_sandbox_visits', {
  columns: [
    id('id'),
    text('token', 43),
    text('reference', 43),
    text('returnUrl', 300),
    text('consumerId', 40, nullable),
    instant('completedAt', nullable),
  ],
  uniques: [['token'], ['reference']],
});

const SANDBOX_ENROLLMENTS = table('marketplace_sandbox_enrollments', {
  columns: [id('id'), text('idempotencyKey', 80), text('consumerId', 40), instant('enrolledAt')],
  uniques: [['idempotencyKey']],
});

/** Agents' visits to the federal marketplace, and the sandbox of it. */
export class MarketplaceVisits1796100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(VISITS, true);
    await runner.createTable(SANDBOX_VISITS, true);
    await runner.createTable(SANDBOX_ENROLLMENTS, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(SANDBOX_ENROLLMENTS, true);
    await runner.dropTable(SANDBOX_VISITS, true);
    await runner.dropTable(VISITS, true);
  }
}
