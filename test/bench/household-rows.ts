import type { BenchDatabase } from './bench-database.ts';
import { copiesFor, rowsFor, sqlInstant } from './copied-rows.ts';

const STATUSES = [
  'Complete',
  'Rejected',
  'PaymentPending',
  'Pended',
  'Quoting',
  'Complete',
  'FailedEnrollment',
  'Expired',
];

/** A household's quote beside every second one of the groups, in every status and of every kind and age, all of one agent. */
export async function householdRows(database: Pick<BenchDatabase, 'query'>, now: Date): Promise<void> {
  const list = STATUSES.map((status) => `'${status}'`).join(',');
  const ago = (factor: number) => `DATE_SUB(${sqlInstant(now)}, INTERVAL (source.id * ${factor}) % 60000 MINUTE)`;
  await copiesFor(database, 'quotes', `SELECT id FROM quotes WHERE name LIKE 'Bench %' AND id % 2 = 0`, {
    groupId: 'NULL',
    quoteType: `IF(source.id % 5 = 0, 'IndividualRenewal', 'IndividualNewBusiness')`,
    name: `CONCAT('Household ', source.id)`,
    status: `ELT(1 + (source.id DIV 2 * 7919) % ${STATUSES.length}, ${list})`,
    statusAt: ago(31),
    modifiedAt: ago(37),
    renewalDate: 'NULL',
    copiedFromQuoteId: 'NULL',
    assignedToUserId: 'NULL',
    isDeleted: '0',
  });
  const households = `SELECT id FROM quotes WHERE name LIKE 'Household %'`;
  await rowsFor(database, 'individual_quotes', households, {
    quoteId: 'source.id',
    planType: `IF(source.id % 7 = 0, 'ShortTerm', 'Permanent')`,
    enrollmentType: `IF(source.id % 7 = 0, NULL, IF(source.id % 3 = 0, 'Special', 'Open'))`,
    postalCode: `'49503'`,
    city: `'Grand Rapids'`,
    stateCode: `'MI'`,
    county: `'Kent'`,
    countyFips: `'26081'`,
    rateArea: '12',
    subscriberFirstName: `'Bench'`,
    subscriberLastName: `CONCAT('Person ', source.id)`,
    subscriberBirthDate: `'1985-06-15'`,
    lastNameKey: `CONCAT('person ', source.id)`,
    firstNameKey: `'bench'`,
    submittedAt: ago(31),
  });
  await rowsFor(database, 'quote_agents', households, {
    quoteId: 'source.id',
    agentId: '(SELECT MIN(id) FROM agents)',
    position: '1',
  });
  await database.query('ANALYZE TABLE quotes, individual_quotes, quote_agents');
}
