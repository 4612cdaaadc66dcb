import type { DataSource, EntityManager } from 'typeorm';
import { addMonths, addYears, firstOfMonth, type IsoDate } from '#shared/dates/iso-date';
import { addRows } from '../platform/database/add-rows.ts';
import type { CensusSsn } from '../quoting/group-census/census-ssn.ts';
import { repeatGroups } from '../quoting/groups/group-activity.repository.ts';
import { Group } from '../quoting/groups/group.table.ts';
import { PassiveRenewal } from '../quoting/renewals/passive/passive-renewal.table.ts';
import { demoCensus, earlierCensus, tobaccoAnswers, type NewMember } from './demo-census.ts';
import { DAY_MS, demoRenewalDay } from './demo-clock.ts';
import {
  BOOK_GROUPS,
  DENTAL_PLAN,
  ENROLLING_GROUPS,
  ENROLLING_PLANS,
  NEW_GROUPS,
  RENEWING_GROUPS,
  SUBMITTED,
  type BookGroup,
  type DemoEmployer,
  type EnrollingGroup,
  type NewGroup,
  type RenewingGroup,
} from './demo-groups.ts';
import {
  assignDemoPlans,
  type DemoOwner,
  demoOwners,
  type DemoQuote,
  insertDemoGroup,
  insertDemoQuote,
  namedPlans,
  selectPlans,
  spreadPlans,
} from './demo-quotes.ts';
import { seedDemoEnrollment } from './seed-demo-enrollment.ts';

/** Groups that nobody has begun to renew were last looked at this long ago. */
const QUIET_DAYS = 40;
/** And those that no one is working on. */
const BOOK_DAYS = 300;
/** A passive renewal that failed is in the error report, which shows the last seven days. */
const FAILED_DAYS = 2;
/** How long before it takes effect a quote is approved. */
const APPROVED_BEFORE_DAYS = 20;

export interface DemoMoment {
  today: IsoDate;
  now: Date;
  ssn: CensusSsn;
}

/** The transaction and the owner of one group. */
interface Scene extends DemoMoment {
  tx: EntityManager;
  owner: DemoOwner;
  daysAgo: (days: number) => Date;
}

/** Fictional groups with quotes in every state. Does nothing where there are groups already. */
export async function seedDemoGroups(database: DataSource, moment: DemoMoment): Promise<void> {
  if ((await database.manager.count(Group)) > 0) {
    return;
  }
  const ownerOf = await demoOwners(database);
  const daysAgo = (days: number) => new Date(moment.now.getTime() - days * DAY_MS);
  const seed = (employer: DemoEmployer, work: (scene: Scene) => Promise<unknown>) =>
    database.transaction((tx) => work({ ...moment, tx, owner: ownerOf(employer), daysAgo }));
  for (const demo of NEW_GROUPS) {
    await seed(demo.employer, (scene) => seedNewGroup(scene, demo));
  }
  for (const [index, demo] of RENEWING_GROUPS.entries()) {
    await seed(demo.employer, (scene) => seedRenewingGroup(scene, demo, index));
  }
  for (const demo of ENROLLING_GROUPS) {
    await seed(demo[2], (scene) => seedEnrollingGroup(scene, demo));
  }
  for (const demo of BOOK_GROUPS) {
    await seed(demo.employer, (scene) => seedBookGroup(scene, demo));
  }
  await database.transaction((tx) => repeatGroups(tx));
}

async function seedNewGroup({ tx, owner, today, daysAgo }: Scene, { employer, quotes }: NewGroup): Promise<void> {
  const { id: groupId } = await insertDemoGroup(tx, employer, owner, { changedAt: daysAgo(quotes[0]?.[2] ?? 7) });
  const effectiveDate = demoRenewalDay(today);
  const people = demoCensus({ groupId, employees: employer[5], effectiveDate });
  for (const [index, [name, status, days, tier = null]] of quotes.entries()) {
    const modifiedAt = daysAgo(days);
    const quote = { groupId, name, status, effectiveDate, modifiedAt };
    const quoteId = await insertDemoQuote(tx, quote, index === 0 ? people : earlierCensus(people), owner);
    if (status === 'CreatedProposal' || tier !== null) {
      await selectPlans(tx, quoteId, { pricedAt: modifiedAt, choose: spreadPlans(quoteId, tier) });
    }
  }
}

/** A quote on whose plans its people are. */
async function insertChosenQuote(
  { tx, owner }: Scene,
  quote: DemoQuote,
  people: readonly NewMember[],
  plans: readonly string[],
): Promise<number> {
  const quoteId = await insertDemoQuote(tx, quote, people, owner);
  await selectPlans(tx, quoteId, { pricedAt: quote.modifiedAt, choose: namedPlans(plans) });
  await assignDemoPlans(tx, quoteId);
  return quoteId;
}

async function seedEnrollingGroup(scene: Scene, [target, days, employer, entered]: EnrollingGroup): Promise<void> {
  const { tx, owner, today, ssn } = scene;
  const [modifiedAt, effectiveDate, employees] = [scene.daysAgo(days), demoRenewalDay(today), employer[5]];
  const group = await insertDemoGroup(tx, employer, owner, { changedAt: modifiedAt });
  const status = SUBMITTED.includes(target) ? 'SignatureRequired' : target;
  const quote = { groupId: group.id, name: 'New business', status, effectiveDate, modifiedAt };
  const people = demoCensus({ groupId: group.id, employees, effectiveDate });
  const quoteId = await insertChosenQuote(
    scene,
    quote,
    target === 'Approved' ? withRefusedFamily(people) : people,
    ENROLLING_PLANS,
  );
  const completeEmployees = entered ?? (target === 'Enrolling' ? 0 : employees);
  if (completeEmployees > 0) {
    const saved = { savedAt: modifiedAt, savedByUserId: owner.userId };
    await seedDemoEnrollment(tx, ssn, { group, quoteId, effectiveDate, completeEmployees, ...saved });
  }
}

/** The sandbox of the carrier refuses this last name: rows of the member error report. */
const withRefusedFamily = (people: readonly NewMember[]): NewMember[] =>
  people.map((person) => (person.employeeNumber === 2 ? { ...person, lastName: 'Rejected' } : person));

async function seedBookGroup({ tx, owner, today, daysAgo }: Scene, demo: BookGroup): Promise<void> {
  const inMonths = (months: number | null) => (months === null ? null : addMonths(firstOfMonth(today), months));
  const { employer, number, phoneNumber, email, effectiveIn, renewsIn, termedIn = null } = demo;
  await insertDemoGroup(tx, employer, owner, {
    changedAt: daysAgo(BOOK_DAYS),
    groupEnterpriseId: number,
    phoneNumber,
    email,
    lastEffectiveDate: inMonths(effectiveIn),
    renewalDate: inMonths(renewsIn),
    termDate: inMonths(termedIn),
  });
}

/** An enrolled group: last year's quote in force with its plans, and the renewal quote that was begun, if any. */
async function seedRenewingGroup(scene: Scene, demo: RenewingGroup, index: number): Promise<void> {
  const { tx, owner, today, daysAgo } = scene;
  const { employer, plans, renewsAfter = 0, renewal, flags } = demo;
  const renewalDate = addMonths(demoRenewalDay(today), renewsAfter);
  const lastEffectiveDate = addYears(renewalDate, -1);
  const approvedAt = new Date(Date.parse(lastEffectiveDate) - APPROVED_BEFORE_DAYS * DAY_MS);
  const { id: groupId } = await insertDemoGroup(tx, employer, owner, {
    changedAt: daysAgo(renewal?.[1] ?? QUIET_DAYS + index),
    createdAt: new Date(approvedAt.getTime() - 10 * DAY_MS),
    groupEnterpriseId: String(70_012_100 + index * 37),
    taxId: `3810${String(20_000 + index * 411)}`,
    phoneNumber: `616555${String(120 + index).padStart(4, '0')}`,
    email: `office${index + 1}@example.com`,
    renewalDate,
    lastEffectiveDate,
    ...flags,
  });
  const people = demoCensus({ groupId, employees: employer[5], effectiveDate: lastEffectiveDate });
  const inForce = { groupId, name: 'New business', status: 'Approved' as const, effectiveDate: lastEffectiveDate };
  await insertChosenQuote(scene, { ...inForce, modifiedAt: approvedAt }, people, [...plans, DENTAL_PLAN]);
  if (renewal) {
    await seedRenewal(scene, { groupId, renewalDate, people }, demo);
  }
}

async function seedRenewal(
  scene: Scene,
  { groupId, renewalDate, people }: { groupId: number; renewalDate: IsoDate; people: readonly NewMember[] },
  { plans, renewal }: RenewingGroup,
): Promise<void> {
  const { tx, owner, daysAgo } = scene;
  const [status, days, passive] = renewal!;
  const modifiedAt = daysAgo(days);
  const quote: DemoQuote = {
    groupId,
    name: 'Renewal',
    status,
    quoteType: 'SmallGroupRenewal',
    effectiveDate: renewalDate,
    renewalDate,
    modifiedAt,
  };
  const later = aYearLater(people, renewalDate);
  const quoteId = ['CreatedProposal', 'PassivelyRenewed'].includes(status)
    ? await insertChosenQuote(scene, quote, later, [...plans, DENTAL_PLAN])
    : await insertDemoQuote(tx, quote, later, owner);
  if (passive) {
    await addRows(tx, PassiveRenewal, {
      quoteId,
      groupId,
      requestedByUserId: owner.staffUserId,
      requestedAt: modifiedAt,
      finishedAt: { Pending: null, Failed: daysAgo(FAILED_DAYS), Renewed: modifiedAt }[passive],
      outcome: passive,
      message: passive === 'Failed' ? 'No plan follows POS Silver 2000 at the renewal.' : '',
    });
  }
}

/** The same people, but for what happens in a year: somebody left, somebody came, one uses tobacco now, one waives. */
function aYearLater(people: readonly NewMember[], renewalDate: IsoDate): NewMember[] {
  const households = Math.max(...people.map(({ employeeNumber }) => employeeNumber));
  const spouse = people.find(({ relationship }) => relationship === 'Spouse');
  const stay = people
    .filter(({ employeeNumber }) => employeeNumber < households)
    .map((person) => ({
      ...person,
      ...tobaccoAnswers(person.tobacco || (person.employeeNumber === 1 && person.relationship === 'Self'), renewalDate),
      medicalStatus: person === spouse ? ('Waive' as const) : person.medicalStatus,
    }));
  const first = stay[0]!;
  return [
    ...stay,
    {
      ...first,
      employeeNumber: households,
      firstName: 'Robin',
      lastName: 'Vandermeer',
      dateOfBirth: addYears(first.dateOfBirth, 3),
      ...tobaccoAnswers(false, renewalDate),
    },
  ];
}
