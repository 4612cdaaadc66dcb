import type { DataSource, EntityManager } from 'typeorm';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import type { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import type { Group } from '../../backend/src/quoting/groups/group.table.ts';
import { Outbox } from '../../backend/src/platform/jobs/outbox.ts';
import { Worker } from '../../backend/src/platform/jobs/worker.ts';
import { QuotePlan } from '../../backend/src/quoting/quote-plans/quote-plan.table.ts';
import { QuoteEvent } from '../../backend/src/quoting/quotes/quote-event.table.ts';
import type { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { insertMemberEnrollments } from './member-enrollments.ts';
import type { TestApp } from '../support/app.ts';
import { buildMember, giveSsn } from '../support/census-rows.ts';
import { insertGroup, insertQuote } from '../support/group-builders.ts';
import { buildPlan } from '../support/plan-builders.ts';

export interface ApprovedQuote {
  group: Group;
  quote: Quote;
  /** In census order. */
  members: CensusMember[];
}

export const PLANTED_SSN = '219-09-9991';

/** The employees' last names; each also has a spouse if `married` is set. */
export interface ApprovedTerms {
  lastNames?: readonly string[];
  married?: boolean;
  group?: Partial<Group>;
  quote?: Partial<Quote>;
}

/** An approved quote: its group, a plan, and employees with all data that a carrier requires. */
export async function insertApproved(app: TestApp, agent: User, terms: ApprovedTerms = {}): Promise<ApprovedQuote> {
  const group = await insertGroup(app, agent, terms.group);
  const quote = await insertQuote(app, agent, { groupId: group.id, status: 'Approved', ...terms.quote });
  const event = { quoteId: quote.id, fromStatus: 'Complete', toStatus: 'Approved', userId: agent.id } as const;
  await app.database.manager.insert(QuoteEvent, { ...event, at: app.clock.now(), why: 'approve' });
  const members = await insertPeople(app, quote, terms);
  return { group, quote, members };
}

async function insertPeople(
  app: TestApp,
  quote: Quote,
  { lastNames = ['Larsen'], married = false }: ApprovedTerms,
): Promise<CensusMember[]> {
  const plan = await app.insert(buildPlan());
  await insertQuotePlan(app.database.manager, quote, plan.id);
  const rows = lastNames.flatMap((lastName, index) =>
    (['Self', 'Spouse'] as const).slice(0, married ? 2 : 1).map((relationship) =>
      buildMember({
        ...{ quoteId: quote.id, employeeNumber: index + 1, relationship, lastName, gender: 'F' },
        homePostalCode: '49503',
        homeNumber: '6165550100',
      }),
    ),
  );
  const members = await app.database.manager.save(rows);
  for (const member of members.filter(({ relationship }) => relationship === 'Self')) {
    await giveSsn(app, member, PLANTED_SSN);
  }
  await insertMemberEnrollments(app.database.manager, members);
  return members;
}

export async function insertQuotePlan(manager: EntityManager, quote: Quote, planId: number): Promise<void> {
  await manager.insert(QuotePlan, {
    quoteId: quote.id,
    planId,
    position: 1,
    monthlyRateCents: 100_00,
    effectiveDate: quote.effectiveDate,
    rateArea: 12,
    pricedAt: new Date('2026-11-19T15:00:00Z'),
  });
}

/** Requests the installation, as the approval does. */
export const askFor = (app: TestApp, { quote }: Pick<ApprovedQuote, 'quote'>): Promise<void> =>
  app.database.transaction((tx) => app.get(Outbox).add(tx, { topic: 'install-group', subjectId: quote.id }));

/** Requests it and lets the worker process due jobs. */
export async function install(app: TestApp, approved: Pick<ApprovedQuote, 'quote'>): Promise<void> {
  await askFor(app, approved);
  await workOff(app);
}

export async function workOff(app: TestApp): Promise<void> {
  while (await app.get(Worker).runOnce());
}

/** Runs all remaining attempts. */
export async function untilGivenUp(app: TestApp): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    app.clock.advance(60 * 60_000);
    await workOff(app);
  }
}

/** The contents of the carrier's sandbox: references of groups and of members. */
export async function inCarrier(database: DataSource): Promise<{ groups: string[]; members: string[] }> {
  const groups: { reference: string }[] = await database.query(
    'SELECT reference FROM carrier_sandbox_groups ORDER BY id',
  );
  const members: { reference: string }[] = await database.query(
    'SELECT reference FROM carrier_sandbox_members ORDER BY id',
  );
  return { groups: groups.map(({ reference }) => reference), members: members.map(({ reference }) => reference) };
}
