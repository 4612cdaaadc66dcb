import type { DataSource, EntityManager } from 'typeorm';
import { User } from '../../backend/src/platform/people/user.table.ts';
import { Plan } from '../../backend/src/catalogue/plans/plan.table.ts';
import { insertQuotePlan } from '../installation/approved-quotes.ts';
import { insertMemberEnrollments } from '../installation/member-enrollments.ts';
import { buildMember } from '../support/census-rows.ts';
import { buildGroup, buildQuote } from '../support/group-builders.ts';

export interface CompleteQuote {
  id: number;
  version: number;
  memberIds: number[];
}

/** Quotes that wait for a decision, each for its own group with this many people, in a seeded database. */
export function insertCompleteQuotes(
  tables: DataSource,
  { count, people }: { count: number; people: number },
): Promise<CompleteQuote[]> {
  return tables.transaction(async (tx) => {
    const { id: createdByUserId } = await tx.findOneByOrFail(User, { username: 'agent' });
    const [plan] = await tx.find(Plan, { where: { coverage: 'medical', market: 'SmallGroup' }, take: 1 });
    const quotes: CompleteQuote[] = [];
    for (let number = 1; number <= count; number += 1) {
      quotes.push(await insertOne(tx, { createdByUserId, planId: plan!.id, people }));
    }
    return quotes;
  });
}

async function insertOne(
  tx: EntityManager,
  { createdByUserId, planId, people }: { createdByUserId: number; planId: number; people: number },
): Promise<CompleteQuote> {
  const group = await tx.save(buildGroup({ createdByUserId }));
  const quote = await tx.save(
    buildQuote({ groupId: group.id, createdByUserId, status: 'Complete', readOnlyReason: 4 }),
  );
  await insertQuotePlan(tx, quote, planId);
  const rows = Array.from({ length: people }, (_, index) =>
    buildMember({
      quoteId: quote.id,
      employeeNumber: index + 1,
      gender: 'M',
      homePostalCode: '49503',
      assignedPlanId: planId,
    }),
  );
  const members = await tx.save(rows);
  await insertMemberEnrollments(tx, members);
  return { id: quote.id, version: quote.version, memberIds: members.map(({ id }) => id) };
}
