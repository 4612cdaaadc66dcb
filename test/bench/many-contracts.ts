import type { BenchDatabase } from './bench-database.ts';
import { copiesOf } from './copied-rows.ts';
import { FIRST_NAME, LAST_NAME, MIXED, numbersFrom } from './numbered-people.ts';

const AT_ONCE = 100_000;

const PLANS = ['PPO Gold 1000', 'HMO Silver 2500', 'PPO Bronze 6000', 'POS Silver 3000'];
const PLAN = `ELT(1 + ${MIXED} % ${PLANS.length}, ${PLANS.map((name) => `'${name}'`).join(',')})`;
const DUE = `DATE_SUB('2026-12-31', INTERVAL ${MIXED} % 400 DAY)`;
const CENTS = `10000 + ${MIXED} % 90000`;

/**
 * So many contracts in the book of the agent, beside those of the demo: due on 400 days, one in 20 not paid, one in 10 ended, one in 50
 * void. No two in a row are alike.
 */
export async function manyContracts(database: BenchDatabase, srcAgentId: string, count: number): Promise<void> {
  await database.query('SET foreign_key_checks = 0, unique_checks = 0');
  for (let first = 0; first < count; first += AT_ONCE) {
    const number = `CONCAT('B${srcAgentId}-', source.n)`;
    await copiesOf(database, 'contracts', `SELECT * FROM contracts WHERE contractNumber = 'C48000001'`, {
      from: numbersFrom(first, Math.min(AT_ONCE, count - first)),
      values: {
        contractNumber: number,
        numberKey: `LOWER(REPLACE(${number}, '-', ''))`,
        agentId: `(SELECT id FROM agents WHERE srcAgentId = '${srcAgentId}')`,
        quoteId: 'NULL',
        isVoid: 'source.n % 50 = 49',
        firstName: FIRST_NAME,
        lastName: LAST_NAME,
        firstNameKey: `LOWER(${FIRST_NAME})`,
        lastNameKey: `LOWER(${LAST_NAME})`,
        medicalPlanName: PLAN,
        planKey: `LOWER(${PLAN})`,
        phone: `CONCAT('616', LPAD((source.n * 7919) % 10000000, 7, '0'))`,
        email: `CONCAT('m', source.n, '@example.com')`,
        emailKey: `CONCAT('m', source.n, ' example com')`,
        effectiveDate: `DATE_SUB('2026-01-01', INTERVAL ${MIXED} % 60 MONTH)`,
        terminationDate: `IF(source.n % 10 = 3, '2026-06-30', NULL)`,
        paidToDate: `DATE_SUB(${DUE}, INTERVAL 30 DAY)`,
        invoiceStatus: `'Open'`,
        dueDate: DUE,
        amountDueCents: CENTS,
        suspenseCents: `IF(source.n % 20 = 11, 0, ${CENTS})`,
        unpaidSince: `IF(source.n % 20 = 11, ${DUE}, '9999-12-31')`,
        hasCredit: 'source.n % 3 = 0',
        graceFrom: `IF(source.n % 20 = 11, DATE_SUB(${DUE}, INTERVAL 29 DAY), '9999-12-31')`,
      },
    });
  }
  await database.query('SET foreign_key_checks = 1, unique_checks = 1');
  await database.query('ANALYZE TABLE contracts');
}
