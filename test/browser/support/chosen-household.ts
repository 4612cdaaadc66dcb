import { DEMO_PASSWORD } from '../../../backend/src/platform/account/demo-accounts.ts';
import { addDays, detroitDay, firstOfNextMonth } from '../../../shared/src/dates/iso-date.ts';
import type { Plan } from '../../../shared/src/plans/plan.record.ts';
import type { QuoteResponse } from '../../../shared/src/quotes/quote.record.ts';
import { HttpSession } from '../../support/http-session.ts';
import { sent } from './sent.ts';

const person = (RelationshipToSubscriber: 'Self' | 'Spouse' | 'Child', FirstName: string, DateOfBirth: string) => ({
  Id: 0,
  RelationshipToSubscriber,
  FirstName,
  DateOfBirth,
  MedicalStatus: 'Enroll',
  DentalStatus: 'Waive',
  VisionStatus: 'Waive',
  Tobacco: false,
  Disabled: false,
});

/** Short-term coverage for the applicant, or permanent coverage of a family that has just married. */
export interface WantedHousehold {
  lastName: string;
  plan: 'ShortTerm' | 'HMO' | 'PPO';
}

/** A new quote of `individualagent` in Grand Rapids with one medical plan selected. Answers the quote's id. */
export async function chosenHousehold(url: string, { lastName, plan }: WantedHousehold): Promise<number> {
  const session = new HttpSession(url);
  await session.signIn('individualagent', DEMO_PASSWORD);
  const today = detroitDay(new Date());
  const isShortTerm = plan === 'ShortTerm';
  const people = [
    person('Self', 'Ada', '1986-06-15'),
    ...(isShortTerm ? [] : [person('Spouse', 'Pieter', '1984-03-01'), person('Child', 'Femke', '2015-02-01')]),
  ];
  const terms = isShortTerm
    ? { IndividualPlanType: 'ShortTerm', CoverageLength: 1 }
    : {
        IndividualPlanType: 'Permanent',
        EnrollmentType: 'Special',
        QualifyingEventReason: 'Marriage',
        EventDate: addDays(today, -10),
        EventAnswer: 'PriorCoverage',
        CoverageLength: null,
      };
  const { Id } = await sent<QuoteResponse>(
    session.send('POST', '/api/quote', {
      QuoteType: 'IndividualNewBusiness',
      EffectiveDate: firstOfNextMonth(today),
      Address: { FullPostalCode: '49503', CountyFips: '26081' },
      Census: people.map((each) => ({ ...each, LastName: lastName })),
      ...terms,
    }),
  );
  const plans = await sent<Plan[]>(session.get(`/api/plan/GetAllPlans/${Id}`));
  const { PlanId } = plans.find((each) => each.IsMedical && (isShortTerm || each.ProviderNetworkType === plan))!;
  await sent(
    session.send('PUT', `/api/plan/PutSelections/${Id}`, { SelectedPlanIds: [PlanId], AssignedPlanForMembers: [] }),
  );
  return Id;
}
