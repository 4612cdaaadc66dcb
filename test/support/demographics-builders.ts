import type { User } from '../../backend/src/platform/people/user.table.ts';
import type { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import { countPremium } from '../../backend/src/quoting/quote-plans/quote-premiums.repository.ts';
import { QuotePlan } from '../../backend/src/quoting/quote-plans/quote-plan.table.ts';
import type { Plan } from '../../backend/src/catalogue/plans/plan.table.ts';
import type { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import type { ApplicationAnswers } from '../../shared/src/enrollment/application.record.ts';
import type { SaveEnrollmentMemberRequest } from '../../shared/src/enrollment/members/members.record.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { NO_ADDRESS } from '../../shared/src/enrollment/members/household.ts';
import { buildAddress } from './shared/enrollment-members.ts';
import { ENROLLED_PERSON } from '../../shared/src/persons/person.record.ts';
import type { Wire } from '../../shared/src/records/field.ts';
import { blankOf } from '../../shared/src/records/rows.ts';
import type { TestApp } from './app.ts';
import { insertApplication } from './application-builders.ts';
import { buildMember } from './census-rows.ts';
import { insertQuote, type StoredGroupQuote } from './group-builders.ts';
import { buildPlan } from './plan-builders.ts';

/** The form's request for a complete employee: in Grand Rapids, hired in 2020, with an SSN. Pass Id and Version. */
export const enrollmentDetails = (
  given: Partial<SaveEnrollmentMemberRequest> & { Id: number },
): SaveEnrollmentMemberRequest => ({
  Version: 1,
  ...(blankOf(ENROLLED_PERSON) as Wire<typeof ENROLLED_PERSON>),
  FirstName: 'Ruth',
  LastName: 'Larsen',
  Gender: 'F',
  SSN: '219-09-9993',
  HomeNumber: '(616) 555-0100',
  HomeAddress: buildAddress(),
  MailingAddressSameAsHome: true,
  MailingAddress: NO_ADDRESS,
  ...given,
});

/** The employee above in the segment of buildAnswers: complete. */
export const completeDetails = (given: Partial<SaveEnrollmentMemberRequest> & { Id: number }) =>
  enrollmentDetails({ MemberClass: 'CA01', SubGroupId: 'S001', DateOfHire: isoDate('2020-05-04'), ...given });

interface Enrolling {
  quote?: Partial<Quote>;
  /** Defaults to one employee. */
  members?: Partial<CensusMember>[];
  answers?: Partial<ApplicationAnswers> | null;
  plans?: Partial<Plan>[];
}

export interface EnrollingQuote {
  quote: StoredGroupQuote;
  members: CensusMember[];
  plans: Plan[];
}

/** A quote in enrollment with people, a saved application and selected plans (by default one PPO). */
export async function insertEnrolling(app: TestApp, user: User, given: Enrolling = {}): Promise<EnrollingQuote> {
  const quote = await insertQuote(app, user, { status: 'Enrolling', ...given.quote });
  const members: CensusMember[] = [];
  for (const member of given.members ?? [{}]) {
    members.push(await app.insert(buildMember({ quoteId: quote.id, ...member })));
  }
  if (given.answers !== null) {
    await insertApplication(app, user, quote, given.answers);
  }
  const plans: Plan[] = [];
  for (const [index, plan] of (given.plans ?? [{}]).entries()) {
    plans.push(await app.database.manager.save(buildPlan(plan)));
    await app.database.manager.insert(QuotePlan, {
      quoteId: quote.id,
      planId: plans[index]!.id,
      position: index + 1,
      monthlyRateCents: 100_00,
      effectiveDate: quote.effectiveDate,
      rateArea: 12,
      pricedAt: app.clock.now(),
    });
  }
  await countPremium(app.database.manager, quote.id);
  return { quote, members, plans };
}
