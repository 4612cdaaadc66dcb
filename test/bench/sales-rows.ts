import type { BenchDatabase } from './bench-database.ts';
import { copiesFor, repeatInBooks, rowsFor, sqlInstant } from './copied-rows.ts';
import { householdRows } from './household-rows.ts';
import { manyGroups } from './many-groups.ts';

const QUOTES_OF_A_GROUP = 4;
const STATUSES = [
  'EditingCensus',
  'Quoting',
  'CreatedProposal',
  'Enrolling',
  'SignatureRequired',
  'Complete',
  'Pended',
  'Approved',
  'PassivelyRenewed',
  'PassiveRenewalFailure',
  'Rejected',
] as const;
const MESSAGES = 40;

/**
 * Inserts staff's workload, in these quantities: quotes in every status and of every age, groups and members whose installation
 * failed, held payments, and audit entries.
 *
 * @param now what their ages are counted from: the clock of who reads them
 */
export async function salesRows(
  database: Pick<BenchDatabase, 'query' | 'batch'>,
  quotes: number,
  now = new Date(),
): Promise<void> {
  const present = sqlInstant(now);
  await manyGroups(database, quotes / QUOTES_OF_A_GROUP, QUOTES_OF_A_GROUP);
  const list = STATUSES.map((status) => `'${status}'`).join(',');
  await database.query(
    `UPDATE \`groups\` SET renewalDate = DATE_ADD('2026-12-01', INTERVAL (id % 24) MONTH) WHERE name LIKE 'Bench %'`,
  );
  await database.query(
    `UPDATE quotes SET status = ELT(1 + (id * 7919) % ${STATUSES.length}, ${list}),
       statusAt = DATE_SUB(${present}, INTERVAL (id * 31) % 60000 MINUTE),
       quoteType = IF(id % 3 = 0, 'SmallGroupRenewal', 'SmallGroupNewBusiness'),
       renewalDate = IF(id % 3 = 0, (SELECT g.renewalDate FROM \`groups\` g WHERE g.id = quotes.groupId), NULL)
     WHERE name LIKE 'Bench %'`,
  );
  const benchQuotes = `SELECT id, groupId FROM quotes WHERE name LIKE 'Bench %'`;
  const lately = (id: string) => `DATE_SUB(${present}, INTERVAL (${id} * 13) % 8000 MINUTE)`;
  const message = (id: string) => `CONCAT('The carrier system answered ', ${id} % ${MESSAGES})`;
  await rowsFor(database, 'installations', benchQuotes, {
    quoteId: 'source.id',
    groupId: 'source.groupId',
    status: `'Failed'`,
    processedWithErrors: '0',
    approvedAt: lately('source.id'),
    startedAt: lately('source.id'),
    failedAt: lately('source.id'),
    message: message('source.id'),
  });
  await copiesFor(database, 'census_members', benchQuotes, {
    quoteId: 'source.id',
    rowKey: `CONCAT('bench', source.id)`,
  });
  const people = `SELECT i.id, m.id AS memberId FROM installations i JOIN census_members m ON m.quoteId = i.quoteId`;
  await rowsFor(database, 'installation_members', `${people} WHERE m.rowKey LIKE 'bench%'`, {
    installationId: 'source.id',
    censusMemberId: 'source.memberId',
    status: `'Failed'`,
    failedAt: lately('source.id'),
    message: message('source.id'),
  });
  await rowsFor(database, 'held_payments', benchQuotes, {
    quoteId: 'source.id',
    payerName: `'Bench Payer'`,
    amountCents: '12345',
    providerReference: `CONCAT('bench-', source.id)`,
    status: `'Open'`,
    submittedAt: lately('source.id'),
    message: message('source.id'),
  });
  await rowsFor(database, 'audit_events', benchQuotes, {
    at: lately('source.id'),
    ip: `'127.0.0.1'`,
    requestId: `'bench'`,
    action: `'move-quote'`,
    subject: `'quote'`,
    subjectId: 'CAST(source.id AS CHAR)',
    fields: `'Status'`,
    position: 'source.id',
    hash: `''`,
  });
  await householdRows(database, now);
  await repeatInBooks(database);
  // Query plans depend on table statistics, which MySQL otherwise updates only over time.
  await database.query(
    'ANALYZE TABLE quotes, `groups`, group_agents, quote_agents, installations, installation_members, held_payments, audit_events',
  );
}
