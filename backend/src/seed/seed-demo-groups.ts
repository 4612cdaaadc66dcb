import type { DataSource, EntityManager } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import type { CensusSsn } from '../quoting/group-census/census-ssn.ts';
import { Group } from '../quoting/groups/group.entity.ts';
import { seedBookGroups } from './demo-book-groups.ts';
import { demoCensus, earlierCensus } from './demo-census.ts';
import { demoRenewalDay } from './demo-days.ts';
import { DEMO_ENROLLING_GROUPS, type DemoEnrollingGroup } from './demo-enrolling-groups.ts';
import { seedDemoEnrollment } from './enrollment/seed-demo-enrollment.ts';
import { DEMO_GROUPS, type DemoGroup } from './demo-groups.ts';
import { DemoOwners } from './demo-owners.ts';
import { DEMO_RENEWING_GROUPS } from './demo-renewing-groups.ts';
import { DAY_MS, insertDemoGroup, insertDemoMembers, insertDemoQuote, type DemoOwner } from './demo-rows.ts';
import { assignDemoPlans, selectDemoPlans, selectPlansByName } from './select-demo-plans.ts';
import { seedRenewingGroup } from './seed-renewing-group.ts';

export interface DemoMoment {
  today: IsoDate;
  now: Date;
  ssn: CensusSsn;
}

/** Fictional groups with quotes in every state. Does nothing where there are groups already. */
export async function seedDemoGroups(database: DataSource, moment: DemoMoment): Promise<void> {
  if ((await database.manager.count(Group)) > 0) {
    return;
  }
  const owners = await DemoOwners.load(database);
  for (const demo of DEMO_GROUPS) {
    await database.transaction((tx) => seedNewGroup(tx, demo, owners.of(demo.agents), moment));
  }
  for (const [index, demo] of DEMO_RENEWING_GROUPS.entries()) {
    await database.transaction((tx) => seedRenewingGroup(tx, { demo, index }, owners.of(demo.agents), moment));
  }
  for (const demo of DEMO_ENROLLING_GROUPS) {
    await database.transaction((tx) => seedEnrollingGroup(tx, demo, owners.of(demo.agents), moment));
  }
  await database.transaction((tx) => seedBookGroups(tx, (agents) => owners.of(agents), moment));
}

async function seedNewGroup(
  tx: EntityManager,
  demo: DemoGroup,
  owner: DemoOwner,
  { today, now }: DemoMoment,
): Promise<void> {
  const daysBack = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const changedAt = daysBack(demo.quotes[0]?.daysAgo ?? 7);
  const { id: groupId } = await insertDemoGroup(tx, demo, owner, { changedAt });
  const effectiveDate = demoRenewalDay(today);
  for (const [index, { name, status, daysAgo, tier = null }] of demo.quotes.entries()) {
    const modifiedAt = daysBack(daysAgo);
    const quoteId = await insertDemoQuote(tx, { groupId, name, status, effectiveDate, modifiedAt }, owner);
    const people = demoCensus({ groupId, quoteId, employees: demo.employees, effectiveDate });
    await insertDemoMembers(tx, index === 0 ? people : earlierCensus(people));
    if (status === 'CreatedProposal' || tier !== null) {
      await selectDemoPlans(tx, quoteId, { pricedAt: modifiedAt, tier });
    }
  }
}

async function seedEnrollingGroup(
  tx: EntityManager,
  demo: DemoEnrollingGroup,
  owner: DemoOwner,
  { today, now, ssn }: DemoMoment,
): Promise<void> {
  const modifiedAt = new Date(now.getTime() - demo.daysAgo * DAY_MS);
  const group = await insertDemoGroup(tx, demo, owner, { changedAt: modifiedAt });
  const effectiveDate = demoRenewalDay(today);
  const status = demo.isSubmitted ? 'SignatureRequired' : demo.status;
  const quote = { groupId: group.id, name: 'New business', status, effectiveDate, modifiedAt };
  const quoteId = await insertDemoQuote(tx, quote, owner);
  const people = demoCensus({ groupId: group.id, quoteId, employees: demo.employees, effectiveDate });
  await insertDemoMembers(tx, demo.status === 'Approved' ? withRefusedFamily(people) : people);
  await selectPlansByName(tx, quoteId, { names: demo.plans, pricedAt: modifiedAt });
  await assignDemoPlans(tx, quoteId);
  if (demo.completeEmployees > 0) {
    const { completeEmployees } = demo;
    const saved = { savedAt: modifiedAt, savedByUserId: owner.userId };
    await seedDemoEnrollment(tx, ssn, { group, quoteId, effectiveDate, completeEmployees, ...saved });
  }
}

/** The sandbox of the carrier refuses this last name: rows of the member error report. */
const withRefusedFamily = (people: ReturnType<typeof demoCensus>): typeof people =>
  people.map((person) => (person.employeeNumber === 2 ? { ...person, lastName: 'Rejected' } : person));
