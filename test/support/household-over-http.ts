import type { HttpSession } from './http-session.ts';
import { WAIVES } from './enrolling-household.ts';
import { person, shortTermBody } from './individual-builders.ts';
import { COMPLETE_APPLICANT, HEALTHY } from './submittable-household.ts';

export interface HouseholdOverHttp {
  id: number;
  due: number;
}

/** Quoted, entered and signed over HTTP by this agent of the demo. */
export async function signedHouseholdOver(session: HttpSession, applicant: Applicant): Promise<HouseholdOverHttp> {
  const household = await completeHouseholdOver(session, applicant);
  await signHouseholdOver(session, household.id);
  return household;
}

interface Applicant {
  DateOfBirth?: string;
  LastName?: string;
}

/**
 * Same, not signed: short-term coverage, which begins on any day. Of two quotes for the same birth date the second would be taken for a
 * double click.
 */
export async function completeHouseholdOver(session: HttpSession, applicant: Applicant): Promise<HouseholdOverHttp> {
  const { Default: EffectiveDate } = await read<{ Default: string }>(
    session,
    '/api/individual/GetEffectiveDates?planType=ShortTerm',
  );
  const quote = shortTermBody({ EffectiveDate, Census: [person({ ...WAIVES, ...applicant })] });
  const { Id: id, Version } = await call<{ Id: number; Version: number }>(session, 'POST', '/api/quote', quote);
  const [plan] = await read<{ PlanId: number }[]>(session, `/api/plan/GetAllPlans/${id}`);
  const selection = { SelectedPlanIds: [plan!.PlanId], AssignedPlanForMembers: [] };
  await call(session, 'PUT', `/api/plan/PutSelections/${id}`, selection);
  await call(session, 'PUT', `/api/quote/Enroll/${id}`, { Version });
  const page = await read<{ Members: object[] }>(session, `/api/enrollment/GetIndividualEnrollment/${id}`);
  const Members = [{ ...page.Members[0], ...COMPLETE_APPLICANT }];
  await call(session, 'PUT', `/api/enrollment/PutIndividualenrollment/${id}`, { Members });
  const answers = { QuoteId: id, EnrolleesEligible: true, HasPedDental: true, ...HEALTHY };
  const { AmountDue: due } = await call<{ AmountDue: number }>(
    session,
    'POST',
    '/api/enrollment/postShorttermHealthInformation',
    answers,
  );
  return { id, due };
}

export async function signHouseholdOver(session: HttpSession, QuoteId: number): Promise<void> {
  const { FullName: AccountName } = await read<{ FullName: string }>(session, '/api/account');
  const signature = { QuoteId, SignedByName: 'Ida Individual', AccountName, ApplicationEnteredConsent: true };
  await call(session, 'POST', '/api/enrollment/SignElectronically', signature);
}

const read = async <Answer>(session: HttpSession, address: string): Promise<Answer> =>
  (await (await session.get(address)).json()) as Answer;

async function call<Answer>(
  session: HttpSession,
  method: 'POST' | 'PUT',
  address: string,
  body: unknown,
): Promise<Answer> {
  const answer = await session.send(method, address, body);
  if (answer.status > 201) {
    throw new Error(`${address} was answered with ${answer.status}: ${await answer.text()}`);
  }
  return (await answer.json()) as Answer;
}
