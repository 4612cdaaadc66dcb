import type { User } from '../../backend/src/platform/people/user.table.ts';
import { type TestApp } from './app.ts';
import { person, shortTermBody } from './individual-builders.ts';
import { buildPlan, sellPlan } from './plan-builders.ts';

/** Terms of open enrollment for coverage from January 1, 2027. */
export const OPEN_TERMS = {
  IndividualPlanType: 'Permanent',
  EnrollmentType: 'Open',
  CoverageLength: null,
  EffectiveDate: '2027-01-01',
} as const;
/** Terms of a special enrollment, on 11/23/2026. */
export const SPECIAL_TERMS = {
  ...OPEN_TERMS,
  EnrollmentType: 'Special',
  QualifyingEventReason: 'Marriage',
  EventDate: '2026-11-13',
  EventAnswer: 'PriorCoverage',
  EffectiveDate: '2026-12-01',
} as const;
export const WAIVES = { DentalStatus: 'Waive', VisionStatus: 'Waive' } as const;

/** One plan of each market, on sale in Kent County. */
export async function sellIndividualPlans(app: TestApp) {
  const sell = async (given: Parameters<typeof buildPlan>[0], terms = {}) =>
    (await sellPlan(app.database, buildPlan(given), terms)).id;
  const in2026 = { periodStart: '2026-01-01', periodEnd: '2026-12-31' };
  const ppo = { market: 'Individual', displayName: 'Gold PPO' } as const;
  return {
    ppo: await sell(ppo),
    /** Of 2026, for special enrollments. */
    earlier: await sell({ ...ppo, businessYear: 2026 }, in2026),
    hmo: await sell({ market: 'Individual', displayName: 'Silver HMO', networkType: 'HMO', metalTier: 'Silver' }),
    shortTerm: await sell(
      {
        market: 'ShortTerm',
        displayName: 'Short Bridge',
        businessYear: 2026,
        metalTier: null,
        chargesEveryChild: true,
        isAcaPlan: false,
      },
      in2026,
    ),
  };
}

/** Quoted through the API by this user, with this plan selected. */
export async function quotedHousehold(
  app: TestApp,
  user: User,
  { planId, terms = OPEN_TERMS, people = [person(WAIVES)] }: { planId: number; terms?: object; people?: object[] },
): Promise<{ id: number; version: number }> {
  const caller = await app.as(user);
  const made = await caller.post('/api/quote').send(shortTermBody({ ...terms, Census: people }));
  const id = made.body.Id as number;
  const chosen = await caller
    .put(`/api/plan/PutSelections/${id}`)
    .send({ SelectedPlanIds: [planId], AssignedPlanForMembers: [] });
  if (made.status !== 201 || chosen.status !== 200) {
    throw new Error(`Not quoted: ${JSON.stringify([made.body, chosen.body])}`);
  }
  return { id, version: made.body.Version as number };
}

/** Same, with the enrollment started. */
export async function enrollingHousehold(
  app: TestApp,
  user: User,
  wanted: Parameters<typeof quotedHousehold>[2],
): Promise<{ id: number; version: number }> {
  const { id, version } = await quotedHousehold(app, user, wanted);
  const { status, body } = await (await app.as(user)).put(`/api/quote/Enroll/${id}`).send({ Version: version });
  if (status !== 200) {
    throw new Error(`Not enrolling: ${JSON.stringify(body)}`);
  }
  return { id, version: body.Version as number };
}
