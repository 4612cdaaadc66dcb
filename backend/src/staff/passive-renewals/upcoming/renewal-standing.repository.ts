import { CHILD_AGE_LIMIT_YEARS } from '#shared/census/age-rules';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { BEFORE_ENROLLMENT } from '#shared/quotes/quote-status';
import { ENROLLING_RENEWALS, RENEWED } from '#shared/renewals/renewal-state';
import { Plan } from '../../../catalogue/plans/plan.table.ts';
import { BulkRunItem } from '../../../platform/bulk-runs/bulk-run-item.table.ts';
import { BulkRun } from '../../../platform/bulk-runs/bulk-run.table.ts';
import { joined, list, type Sql, sql, type Table, table } from '../../../platform/database/sql.ts';
import { CensusMember } from '../../../quoting/group-census/census-member.table.ts';
import type { Group } from '../../../quoting/groups/group.table.ts';
import { QuotePlan } from '../../../quoting/quote-plans/quote-plan.table.ts';
import { Quote } from '../../../quoting/quotes/quote.table.ts';
import { IN_FORCE } from '../../../quoting/renewal-plans/renewals.repository.ts';
import type { DayRange } from './open-days.ts';

const had = table(Quote, 'had');
const covered = table(QuotePlan, 'covered');
const chosen = table(QuotePlan, 'chosen');
const plan = table(Plan, 'plan');
const run = table(BulkRun, 'run');
const item = table(BulkRunItem, 'item');
const person = table(CensusMember, 'person');

/** The quote that the group has until its renewal date. */
export const inForceOf = (employer: Table<Group>): Sql => sql`(
  SELECT ${had.id} FROM ${had}
  WHERE ${had.groupId} = ${employer.id} AND ${had.effectiveDate} < ${employer.renewalDate} AND ${had.isDeleted} = 0
    AND ${had.status} IN (${list(IN_FORCE)})
  ORDER BY ${had.effectiveDate} DESC, ${had.id} DESC LIMIT 1)`;

/** The census that a passive renewal is of: that of the quote, or the people in force where nobody has touched it. */
const censusOf = (employer: Table<Group>, quote: Table<Quote>): Sql => sql`(
  CASE WHEN ${quote.id} IS NULL OR (${quote.status} = 'EditingCensus' AND ${quote.memberCount} = 0)
    THEN ${inForceOf(employer)} ELSE ${quote.id} END)`;

/** @param quote as in `standingOf` */
export const somebodyEnrolls = (employer: Table<Group>, quote: Table<Quote>): Sql => sql`EXISTS (
  SELECT 1 FROM ${person} WHERE ${person.quoteId} = ${censusOf(employer, quote)} AND ${person.medicalStatus} = 'Enroll')`;

/** Days read as numbers differ by 10,000 a year: the same on every database. Same as `dateOfBirthProblem` of a child. */
export const aChildIsTooOld = (employer: Table<Group>, quote: Table<Quote>): Sql => sql`EXISTS (
  SELECT 1 FROM ${person} WHERE ${person.quoteId} = ${censusOf(employer, quote)} AND ${person.relationship} = 'Child'
    AND ${person.disabled} = 0
    AND REPLACE(${person.dateOfBirth}, '-', '') + ${(CHILD_AGE_LIMIT_YEARS + 1) * 10_000} <= REPLACE(${employer.renewalDate}, '-', '') + 0)`;

/**
 * `renewalStanding` of shared/src/renewals as SQL, with the conditions of `passiveRenewalProblem` and of the census for a quote without plans.
 * @param quote joined to its group; its columns are NULL where no renewal has been started
 * @param open the renewal dates that can be renewed passively today
 */
export const standingOf = (employer: Table<Group>, quote: Table<Quote>, open: readonly DayRange[]): Sql => sql`CASE
  WHEN ${quote.status} IN (${list(RENEWED as readonly QuoteStatus[])}) THEN 'Renewed'
  WHEN ${quote.status} IN (${list(ENROLLING_RENEWALS as readonly QuoteStatus[])}) THEN 'Enrolling'
  WHEN ${quote.status} = 'PendingPassive' OR ${employer.id} IN (
    SELECT ${item.subjectId} FROM ${run} JOIN ${item} ON ${item.runId} = ${run.id}
    WHERE ${run.kind} = 'passive-renewal' AND ${run.finishedAt} IS NULL AND ${item.state} = 'Waiting') THEN 'Submitted'
  WHEN ${quote.status} = 'PassiveRenewalFailure' THEN 'Failed'
  WHEN ${quote.id} IS NOT NULL AND ${quote.status} NOT IN (${list(BEFORE_ENROLLMENT)}) THEN 'NotPossible'
  WHEN EXISTS (SELECT 1 FROM ${chosen} WHERE ${chosen.quoteId} = ${quote.id}) THEN 'PlansChosen'
  WHEN (${renewsOn(employer, open)}) AND (
    SELECT MIN(${plan.isAcaPlan}) FROM ${covered} JOIN ${plan} ON ${plan.id} = ${covered.planId}
    WHERE ${covered.quoteId} = ${inForceOf(employer)} AND ${plan.coverage} = 'medical') = 1
    AND ${somebodyEnrolls(employer, quote)} AND NOT ${aChildIsTooOld(employer, quote)} THEN 'Ready'
  ELSE 'NotPossible' END`;

const renewsOn = ({ renewalDate }: Table<Group>, open: readonly DayRange[]): Sql =>
  open.length === 0
    ? sql`1 = 0`
    : joined(
        open.map(({ from, to }) => sql`(${renewalDate} >= ${from} AND ${renewalDate} <= ${to})`),
        ' OR ',
      );
