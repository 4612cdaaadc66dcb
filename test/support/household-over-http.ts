import type { HttpSession } from './http-session.ts';
import { WAIVES } from './enrolling-household.ts';
import { person, shortTermBody } from './individual-builders.ts';
import { COMPLETE_APPLICANT, HEALTHY } from './submittable-household.ts';

export interface SignedHousehold {
  id: number;
  due: number;
}

/**
 * Quoted, entered and signed over HTTP by this agent of the demo: short-term coverage, which begins on any day. Of two quotes for the same
 * birth date the second would be taken for a double click.
 */
export async function signedHouseholdOver(
  session: HttpSession,
  applicant: { DateOfBirth: string; LastName?: string },
): Promise<SignedHousehold> {
  const call = async <Answer>(method: 'POST' | 'PUT', address: string, body: unknown): Promise<Answer> => {
    const answer = await session.send(method, address, body);
    if (answer.status > 201) {
      throw new Error(`${address} was answered with ${answer.status}: ${await answer.text()}`);
    }
    return (await answer.json()) as Answer;
  };
  const read = async <Answer>(address: string) => (await (await session.get(address)).json()) as Answer;
  const { Default: EffectiveDate } = await read<{ Default: string }>(
    '/api/individual/GetEffectiveDates?planType=ShortTerm',
  );
  const quote = shortTermBody({ EffectiveDate, Census: [person({ ...WAIVES, ...applicant })] });
  const { Id: id, Version } = await call<{ Id: number; Version: number }>('POST', '/api/quote', quote);
  const [plan] = await read<{ PlanId: number }[]>(`/api/plan/GetAllPlans/${id}`);
  await call('PUT', `/api/plan/PutSelections/${id}`, { SelectedPlanIds: [plan!.PlanId], AssignedPlanForMembers: [] });
  await call('PUT', `/api/quote/Enroll/${id}`, { Version });
  const page = await read<{ Members: object[] }>(`/api/enrollment/GetIndividualEnrollment/${id}`);
  const Members = [{ ...page.Members[0], ...COMPLETE_APPLICANT }];
  await call('PUT', `/api/enrollment/PutIndividualenrollment/${id}`, { Members });
  const answers = { QuoteId: id, EnrolleesEligible: true, HasPedDental: true, ...HEALTHY };
  const { AmountDue: due } = await call<{ AmountDue: number }>(
    'POST',
    '/api/enrollment/postShorttermHealthInformation',
    answers,
  );
  await call('POST', '/api/enrollment/SignElectronically', {
    QuoteId: id,
    SignedByName: 'Ida Individual',
    AccountName: (await read<{ FullName: string }>('/api/account')).FullName,
    ApplicationEnteredConsent: true,
  });
  return { id, due };
}
