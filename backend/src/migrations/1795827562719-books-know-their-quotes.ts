import type { QueryRunner } from 'typeorm';
import { Migration } from '../platform/database/migration.ts';

const ADVANCED = [
  "'Complete','Pended','PaymentPending','PendingSEVerification','PendingPassive','FailedEnrollment'",
  "'SignatureRequired'",
  "'Enrolling'",
  "'CreatedProposal'",
  "'EditingCensus','Quoting'",
];
const KEY = 'CONCAT(q.modifiedAt, 10000000000 + q.id)';
const DECIDED = `COALESCE(MAX(CASE WHEN q.status IN ('Approved','PassivelyRenewed','PassiveRenewalFailure','Rejected','Declined')
  THEN CONCAT(q.modifiedAt, '') END), '')`;
const NEWEST_SINCE = ADVANCED.map((statuses) => {
  const newest = `MAX(CASE WHEN q.status IN (${statuses}) THEN ${KEY} END)`;
  return `CASE WHEN ${newest} >= ${DECIDED} THEN ${newest} END`;
});
const OF_GROUP = 'FROM quotes q WHERE q.groupId = group_agents.groupId AND q.isDeleted = 0';
const RENEWAL_DATE = '(SELECT g.renewalDate FROM `groups` g WHERE g.id = group_agents.groupId)';

/** Each quote by the column of its premium, which has its id for a moment. */
const QUOTES = {
  premiumCents: `CAST(SUBSTR(COALESCE(${NEWEST_SINCE.join(', ')}, MAX(${KEY})), -10) AS SIGNED) ${OF_GROUP}`,
  nowCents: `q.id ${OF_GROUP} AND q.status IN ('Approved', 'PassivelyRenewed') AND q.effectiveDate < ${RENEWAL_DATE}
    ORDER BY q.effectiveDate DESC, q.id DESC LIMIT 1`,
  thenCents: `q.id ${OF_GROUP} AND q.renewalDate = ${RENEWAL_DATE} ORDER BY q.modifiedAt DESC, q.id DESC LIMIT 1`,
};
const LOWEST = { premiumCents: 'isPremiumLowest', nowCents: 'isNowLowest', thenCents: 'isThenLowest' };

/** Lists and figures read what they need of groups and households where an agent's book is an index. */
export class BooksKnowTheirQuotes1795827562719 extends Migration {
  override readonly changes = {
    add: {
      group_agents: {
        columns: {
          renewalDate: 'day null',
          status: 'loose(24) null',
          premiumCents: 'int null',
          isPremiumLowest: 'flag null',
          nowCents: 'int null',
          isNowLowest: 'flag null',
          thenCents: 'int null',
          isThenLowest: 'flag null',
        },
        indexes: [
          'agentId status premiumCents isPremiumLowest groupId',
          'agentId renewalDate groupId nowCents isNowLowest thenCents isThenLowest status',
        ],
      },
      quote_agents: {
        columns: { modifiedAt: 'instant null', isWaiting: 'flag default false' },
        indexes: ['agentId modifiedAt quoteId', 'agentId isWaiting modifiedAt quoteId'],
      },
    },
  };

  protected override async fill(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE group_agents SET renewalDate = ${RENEWAL_DATE}`);
    for (const column of ['premiumCents', 'nowCents', 'thenCents'] as const) {
      const of = (name: string) => `(SELECT q.${name} FROM quotes q WHERE q.id = group_agents.${column})`;
      await runner.query(`UPDATE group_agents SET ${column} = (SELECT ${QUOTES[column]})`);
      await runner.query(
        `UPDATE group_agents SET ${column === 'premiumCents' ? `status = ${of('status')},` : ''}
           ${LOWEST[column]} = ${of('isPremiumLowest')}, ${column} = ${of('premiumCents')}`,
      );
    }
    const of = (value: string) =>
      `(SELECT CASE WHEN q.isDeleted = 0 THEN ${value} END FROM quotes q JOIN individual_quotes i ON i.quoteId = q.id
        WHERE q.id = quote_agents.quoteId)`;
    const isWaiting = `CASE WHEN q.status IN ('SignatureRequired','FailedEnrollment','Pended','PaymentPending','PendingSEVerification')
      OR (i.enrollmentType = 'Special' AND q.status IN ('Quoting','Enrolling')) THEN 1 ELSE 0 END`;
    await runner.query(
      `UPDATE quote_agents SET modifiedAt = ${of('q.modifiedAt')}, isWaiting = COALESCE(${of(isWaiting)}, 0)`,
    );
  }
}
