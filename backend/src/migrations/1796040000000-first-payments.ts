import type { MigrationInterface, QueryRunner } from 'typeorm';
import { id, instant, int, looseText, nullable, table, text } from '../platform/database/columns.ts';

const INDIVIDUAL_PAYMENTS = table('individual_payments', {
  columns: [
    id('id'),
    int('quoteId'),
    text('reference', 40),
    int('amountCents'),
    looseText('state', 9),
    text('providerId', 40, nullable),
    int('heldPaymentId', nullable),
    instant('requestedAt'),
    instant('answeredAt', nullable),
  ],
  uniques: [['reference'], ['providerId']],
  indexes: [['quoteId'], ['heldPaymentId']],
  references: { quoteId: ['quotes', 'RESTRICT'], heldPaymentId: ['held_payments', 'RESTRICT'] },
});

/** The first payments of households' enrollments. */
export class FirstPayments1796040000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(INDIVIDUAL_PAYMENTS, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(INDIVIDUAL_PAYMENTS, true);
  }
}
