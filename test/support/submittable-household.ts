import type { User } from '../../backend/src/platform/people/user.table.ts';
import { buildAddress } from './shared/enrollment-members.ts';
import { HEALTH_QUESTIONS, type HealthAnswers } from '../../shared/src/individual-enrollment/questions.ts';
import type { HouseholdSubmissionResponse } from '../../shared/src/individual-enrollment/submission.record.ts';
import type { TestApp } from './app.ts';
import { enrollingHousehold, WAIVES } from './enrolling-household.ts';
import { person } from './individual-builders.ts';
import { panelsBy } from './panel-calls.ts';

/** Answers nobody is denied for. */
export const HEALTHY = Object.fromEntries(Object.keys(HEALTH_QUESTIONS).map((name) => [name, false])) as HealthAnswers;
export const SHORT_TERM = { IndividualPlanType: 'ShortTerm', CoverageLength: 1, EffectiveDate: '2026-12-01' } as const;
export const APPLICANT_SSN = '219-09-9991';

/** What completes an applicant. */
export const COMPLETE_APPLICANT = {
  Gender: 'F',
  SSN: APPLICANT_SSN,
  EmailAddress: 'ada@example.com',
  HomeNumber: '6165550100',
  Race: 'DECL',
  Ethnicity: 'NOTH',
  HomeAddress: buildAddress(),
} as const;

interface Wanted {
  planId: number;
  terms?: object;
  /** Of the applicant: the sandbox of the carrier fails by it. */
  lastName?: string;
  health?: object;
  /** With a proof, as a special enrollment needs one. */
  isProven?: boolean;
}

/** A household of one person whose enrollment is complete, through the API; not signed. @returns the quote's id and what is due */
export async function completeHousehold(
  app: TestApp,
  user: User,
  { lastName = 'Quixwater', health, isProven, ...wanted }: Wanted,
): Promise<{ id: number; due: number }> {
  const people = [person({ ...WAIVES, LastName: lastName })];
  const { id } = await enrollingHousehold(app, user, { ...wanted, people });
  const mine = panelsBy(app, user);
  const [member] = (await mine.page(id)).Members;
  const saved = await mine.put(id, [{ ...member, ...COMPLETE_APPLICANT }]);
  if (isProven) {
    await mine.upload(id);
  }
  const answered = await mine.answer(id, { EnrolleesEligible: true, HasPedDental: true, ...health });
  if (saved.status !== 200 || answered.body.Status !== 'SignatureRequired') {
    throw new Error(`Not complete: ${JSON.stringify([saved.body, answered.body])}`);
  }
  return { id, due: answered.body.AmountDue as number };
}

export const signHousehold = async (app: TestApp, user: User, QuoteId: number) =>
  (await app.as(user))
    .post('/api/enrollment/SignElectronically')
    .send({ QuoteId, SignedByName: user.fullName, ApplicationEnteredConsent: true });

/** Complete and signed. */
export async function signedHousehold(app: TestApp, user: User, wanted: Wanted): Promise<{ id: number; due: number }> {
  const made = await completeHousehold(app, user, wanted);
  const { status, body } = await signHousehold(app, user, made.id);
  if (status !== 200) {
    throw new Error(`Not signed: ${JSON.stringify(body)}`);
  }
  return made;
}

export const submitHousehold = async (
  app: TestApp,
  user: User,
  { id, due }: { id: number; due: number },
  key?: string,
) => {
  const request = (await app.as(user)).post(`/api/individual/enroll/${id}`);
  return (key === undefined ? request : request.set('Idempotency-Key', key)).send({ paymentAmount: due });
};

export const submissionOf = async (app: TestApp, user: User, id: number): Promise<HouseholdSubmissionResponse | null> =>
  (await (await app.as(user)).get(`/api/individual/enroll/${id}`)).body;
