import { fireEvent, screen, within } from '@testing-library/react';
import { isoDate } from '#shared/dates/iso-date';
import type { IndividualEnrollmentResponse } from '#shared/individuals/individual-quote.record';
import { A_WHILE_MS, forgetPage, pass, setUpTab } from '#support/components/open-screen.tsx';
import { buildEnrollment, buildPerson } from '#support/shared/households.ts';
import { kentAndOttawa, openCensus } from '#support/components/open-census.tsx';

const DATES = {
  ...{ EffectiveDates: ['2027-01-01'], Default: '2027-01-01', WindowFirst: '2026-11-01', WindowLast: '2027-01-15' },
  ...{ Why: 'The day on which plans are selected decides.', Problem: null, LastDay: null, Proof: null },
  ...{ IsOepAvailable: true, IsQuotingOnly: false, Lengths: [1, 2], WhyNotLonger: null },
};
const CHILD = buildPerson({
  ...{ Id: 2, RelationshipToSubscriber: 'Child', DateOfBirth: isoDate('2018-02-01'), SSN: '•••-••-1234' },
});

let expired: IndividualEnrollmentResponse;
let saves: { path: string; body: { EffectiveDate?: string; Census?: { Id: number; SSN: string | null }[] } }[];

describe('a new quote for the people of another one', () => {
  setUpTab((path, { method = 'GET', body } = {}) => {
    if (method !== 'GET') {
      saves.push({ path, body: JSON.parse(String(body)) });
    }
    const answer = path.startsWith('/api/individual/GetEffectiveDates')
      ? DATES
      : path.startsWith('/api/location/')
        ? kentAndOttawa('49544')
        : path === '/api/quote'
          ? { ...expired.Quote, Id: 8 }
          : expired;
    return Promise.resolve(Response.json(answer));
  });
  beforeEach(() => {
    expired = buildEnrollment([buildPerson(), CHILD]);
    saves = [];
  });

  it('begins with them, and is stored once the agent goes on', async () => {
    await openCensus('/quotes/census/individual?from=7');
    screen.getByText('People and address come from quote 7. Check them, then choose when coverage begins.');
    expect(within(screen.getByRole('region', { name: /^Household/ })).getAllByRole('group')).toHaveLength(2);
    await pass(A_WHILE_MS);
    expect(saves).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Choose plans' }));
    await pass(A_WHILE_MS);
    const [{ path, body } = { path: '', body: {} }] = saves;
    expect([path, body.EffectiveDate]).toEqual(['/api/quote', '2027-01-01']);
    expect(body.Census?.map(({ Id, SSN }) => [Id, SSN])).toEqual([
      [0, null],
      [0, null],
    ]);
  });

  it('is for an ACA plan after short-term coverage was denied, and for the same after it has expired', async () => {
    Object.assign(expired.Quote.Individual, {
      IndividualPlanType: 'ShortTerm',
      EnrollmentType: null,
      CoverageLength: 2,
    });
    const isShortTerm = () => screen.getByRole<HTMLInputElement>('radio', { name: /short-term/i }).checked;
    await openCensus('/quotes/census/individual?from=7');
    expect(isShortTerm()).toBe(true);
    forgetPage();
    Object.assign(expired.Quote, { Status: 'Rejected' });
    await openCensus('/quotes/census/individual?from=7');
    expect(isShortTerm()).toBe(false);
  });
});
