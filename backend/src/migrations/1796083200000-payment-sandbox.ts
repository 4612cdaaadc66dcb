import type { MigrationInterface, QueryRunner } from 'typeorm';
import { id, instant, int, looseText, nullable, table, text } from '../platform/database/columns.ts';

const SESSIONS = table('payment_sandbox_sessions', {
  columns: [
    id('id'),
    text('token', 43),
    text('reference', 40),
    int('amountCents'),
    looseText('payerName', 110),
    text('returnUrl', 300),
    looseText('result', 8, nullable),
    instant('openedAt'),
  ],
  uniques: [['token']],
});

/** The pages of the payment provider's sandbox. */
export class PaymentSandbox1796083200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(SESSIONS, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(SESSIONS, true);
  }
}
