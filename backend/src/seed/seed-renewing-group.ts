import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { addMonths, addYears, type IsoDate } from '#shared/dates/iso-date';
import { CensusMember } from '../quoting/group-census/census-member.entity.ts';
import { PassiveRenewal } from '../quoting/renewals/passive/passive-renewal.entity.ts';
import { demoCensus, tobaccoAnswers } from './demo-census.ts';
import { demoRenewalDay } from './demo-days.ts';
import type { DemoRenewingGroup } from './demo-renewing-groups.ts';
import { DAY_MS, insertDemoGroup, insertDemoMembers, insertDemoQuote, type DemoOwner } from './demo-rows.ts';
import { assignDemoPlans, selectPlansByName } from './select-demo-plans.ts';

/** Groups that nobody has begun to renew were last looked at this long ago. */
const QUIET_DAYS = 40;
/** A passive renewal that failed is in the error report, which shows the last seven days. */
const FAILED_DAYS = 2;
/** How long before it takes effect a quote is approved. */
const APPROVED_BEFORE_DAYS = 20;

/** An enrolled group: last year's quote in force with its plans, and the renewal quote that was begun, if any. */
export async function seedRenewingGroup(
  tx: EntityManager,
  { demo, index }: { demo: DemoRenewingGroup; index: number },
  owner: DemoOwner,
  { today, now }: { today: IsoDate; now: Date },
): Promise<void> {
  const renewalDate = addMonths(demoRenewalDay(today), demo.renewsAfter);
  const lastEffectiveDate = addYears(renewalDate, -1);
  const changedAt = new Date(now.getTime() - (demo.renewal?.daysAgo ?? QUIET_DAYS + index) * DAY_MS);
  const approvedAt = new Date(Date.parse(lastEffectiveDate) - APPROVED_BEFORE_DAYS * DAY_MS);
  const group = await insertDemoGroup(tx, demo, owner, {
    changedAt,
    createdAt: new Date(approvedAt.getTime() - 10 * DAY_MS),
    groupEnterpriseId: String(70_012_100 + index * 37),
    taxId: `3810${String(20_000 + index * 411)}`,
    phoneNumber: `616555${String(120 + index).padStart(4, '0')}`,
    email: `office${index + 1}@example.com`,
    renewalDate,
    lastEffectiveDate,
    isRenewOlfo: demo.isRenewOlfo ?? false,
    isRolloverToLargeGroup: demo.isRolloverToLargeGroup ?? false,
  });
  const inForce = { groupId: group.id, name: 'New business', status: 'Approved' as const };
  const inForceId = await insertDemoQuote(
    tx,
    { ...inForce, effectiveDate: lastEffectiveDate, modifiedAt: approvedAt },
    owner,
  );
  const census = { groupId: group.id, quoteId: inForceId, employees: demo.employees };
  await insertDemoMembers(tx, demoCensus({ ...census, effectiveDate: lastEffectiveDate }));
  await selectPlansByName(tx, inForceId, { names: demo.plans, pricedAt: approvedAt });
  await assignDemoPlans(tx, inForceId);
  if (demo.renewal) {
    const failedAt = new Date(now.getTime() - FAILED_DAYS * DAY_MS);
    await seedRenewal(tx, { demo, groupId: group.id, inForceId, renewalDate, changedAt, failedAt }, owner);
  }
}

interface BegunRenewal {
  demo: DemoRenewingGroup;
  groupId: number;
  inForceId: number;
  renewalDate: IsoDate;
  changedAt: Date;
  failedAt: Date;
}

async function seedRenewal(
  tx: EntityManager,
  { demo, groupId, inForceId, renewalDate, changedAt, failedAt }: BegunRenewal,
  owner: DemoOwner,
): Promise<void> {
  const { status, passive } = demo.renewal!;
  const quoteId = await insertDemoQuote(
    tx,
    {
      groupId,
      name: 'Renewal',
      status,
      quoteType: 'SmallGroupRenewal',
      effectiveDate: renewalDate,
      renewalDate,
      modifiedAt: changedAt,
    },
    owner,
  );
  const members = await tx.find(CensusMember, { where: { quoteId: inForceId }, order: { id: 'ASC' } });
  await insertDemoMembers(tx, aYearLater(members, quoteId, renewalDate));
  if (['CreatedProposal', 'PassivelyRenewed'].includes(status)) {
    await selectPlansByName(tx, quoteId, { names: demo.plans, pricedAt: changedAt });
    await assignDemoPlans(tx, quoteId);
  }
  if (passive) {
    await tx.insert(PassiveRenewal, {
      quoteId,
      groupId,
      requestedByUserId: owner.staffUserId,
      requestedAt: changedAt,
      finishedAt: passive === 'Pending' ? null : passive === 'Failed' ? failedAt : changedAt,
      outcome: passive,
      message: passive === 'Failed' ? 'No plan follows POS Silver 2000 at the renewal.' : '',
    });
  }
}

/** The same people, but for what happens in a year: somebody left, somebody came, one uses tobacco now, one waives. */
function aYearLater(
  members: readonly CensusMember[],
  quoteId: number,
  renewalDate: IsoDate,
): Omit<CensusMember, 'id' | 'version' | 'quote'>[] {
  const households = Math.max(...members.map(({ employeeNumber }) => employeeNumber));
  const spouse = members.find(({ relationship }) => relationship === 'Spouse');
  const stay = members.filter(({ employeeNumber }) => employeeNumber < households);
  const copies = stay.map(({ id, version: _version, ...member }) => ({
    ...member,
    quoteId,
    rowKey: randomUUID(),
    assignedPlanId: null,
    ...tobaccoAnswers(member.tobacco || (member.employeeNumber === 1 && member.relationship === 'Self'), renewalDate),
    medicalStatus: id === spouse?.id ? ('Waive' as const) : member.medicalStatus,
  }));
  const first = copies[0]!;
  return [
    ...copies,
    {
      ...first,
      rowKey: randomUUID(),
      employeeNumber: households,
      relationship: 'Self',
      firstName: 'Robin',
      lastName: 'Vandermeer',
      dateOfBirth: addYears(first.dateOfBirth, 3),
      ...tobaccoAnswers(false, renewalDate),
    },
  ];
}
