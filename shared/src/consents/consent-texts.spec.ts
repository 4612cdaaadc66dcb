import { agreedText, type ConsentTerms } from '#shared/consents/consent-texts';
import { reviewedLines } from '#shared/consents/reviewed-lines';
import { isoDate } from '#shared/dates/iso-date';
import { unprintableProblem } from '#shared/formats/text';

const terms: ConsentTerms = {
  Kind: 'Consent',
  Way: 'Paper',
  ConsumerName: 'Ada Byron',
  Representative: null,
  Agent: {
    Name: 'Grace Agent',
    Npn: '1234567',
    AgencyName: 'Lakes Insurance',
    Phone: '3135550100',
    Email: 'grace@example.com',
  },
  GivenDay: isoDate('2026-11-20'),
  Until: isoDate('2027-11-20'),
  Reviewed: [],
};
const REVIEWED = reviewedLines({
  effectiveDate: isoDate('2027-01-01'),
  place: { city: 'Grand Rapids', stateCode: 'MI', postalCode: '49503', county: 'Kent' },
  householdSize: 2,
  annualIncome: 41_500,
  people: [
    {
      FirstName: 'Ada',
      MiddleInitial: 'B',
      LastName: 'Byron',
      relationship: 'Self',
      dateOfBirth: isoDate('1985-06-15'),
      medicalStatus: 'Enroll',
      tobacco: true,
    },
    {
      FirstName: 'Tom',
      LastName: 'Byron',
      relationship: 'Child',
      dateOfBirth: isoDate('2015-02-01'),
      medicalStatus: 'Waive',
      tobacco: false,
    },
  ],
  credit: {
    grantedCents: 61_240,
    electedCents: 60_000,
    divided: null,
    reason: 'IncomeMayRise',
    level: 5,
    percentage: 87,
  },
  plans: [
    { name: 'Lakes Silver HMO', monthlyCents: 140_000, netCents: 80_000 },
    { name: 'Lakes Dental', monthlyCents: 3_000, netCents: 3_000 },
  ],
});

describe('the text of a consent', () => {
  // 45 CFR 155.220(j)(2)(iii)(B): each of these must be in it.
  it.each([
    ['the consumer', 'I, Ada Byron, give'],
    ['the agent and the agency', 'Grace Agent (National Producer Number 1234567) of Lakes Insurance'],
    ['the scope', 'Scope: for this purpose only, Grace Agent may'],
    ['the purpose', 'Purpose: to find out whether my household qualifies'],
    ['the duration, with the date it was given', 'Duration: from 11/20/2026 through 11/20/2027'],
    [
      'how to revoke it',
      'I tell Grace Agent by phone or text at (313) 555-0100, or by e-mail at grace@example.com. I can also call the Marketplace at 1-800-318-2596',
    ],
  ])('has %s', (_what, words) => {
    expect(agreedText(terms)).toContain(words);
  });

  it('names the representative who gives it', () => {
    const Representative = { Name: 'Tom Byron', Relationship: 'Son' };
    expect(agreedText({ ...terms, Representative })).toMatch(
      /^I, Tom Byron, authorized representative of Ada Byron \(Son\), give /,
    );
  });

  it('has no gaps where the agent has neither number nor phone', () => {
    const text = agreedText({ ...terms, Agent: { ...terms.Agent, Npn: '', Phone: '', Email: '' } });
    expect(text).toContain('give Grace Agent of Lakes Insurance my consent');
    expect(text).toContain('I tell Grace Agent. I can also call');
  });
});

describe('what is read out on a call', () => {
  const call = { ...terms, Way: 'Call' } as const;

  it('asks, and speaks to the person', () => {
    const text = agreedText(call);
    expect(text).toMatch(
      /^Ada Byron, do you give Grace Agent \(National Producer Number 1234567\) of Lakes Insurance permission to help you and your household/,
    );
    expect(text).toContain(
      'How to revoke: You can revoke or limit this consent at any time, without a reason and at no cost. Tell Grace Agent',
    );
    expect(text).toContain(
      'From then on Grace Agent no longer acts for you; what was submitted before stays submitted.',
    );
    expect(text).toMatch(/Do you agree to all of this\?$/);
  });

  it('asks the representative who answers', () => {
    const Representative = { Name: 'Tom Byron', Relationship: 'Son' };
    expect(agreedText({ ...call, Representative })).toMatch(
      /^Tom Byron, authorized representative of Ada Byron \(Son\), do you give /,
    );
  });

  it('of a review asks whether it is right', () => {
    const text = agreedText({ ...call, Kind: 'Review', Until: null, Reviewed: REVIEWED });
    expect(text).toMatch(/^Ada Byron, have you reviewed the information .+, and is it accurate and complete\?/);
    expect(text).toContain(
      '- You sign under penalty of perjury: if you knowingly give false information, you may be punished',
    );
    expect(text).toMatch(/Do you confirm all of this\?$/);
  });

  it.each(['Consent', 'Review'] as const)('of a %s has no word in the first person', (Kind) => {
    const text = agreedText({ ...call, Kind, Reviewed: REVIEWED });
    expect(text.replace('I read to you what that means.', '')).not.toMatch(/\b(?:I|me|my)\b/);
  });
});

describe('the text of a review', () => {
  const text = agreedText({ ...terms, Kind: 'Review', Until: null, Reviewed: REVIEWED });
  // 45 CFR 155.220(j)(2)(ii)(A)(1).
  it.each([
    [
      'the consumer and the agent',
      'I, Ada Byron, have reviewed the information of the Marketplace eligibility application together with Grace Agent',
    ],
    ['the date', 'Reviewed on 11/20/2026.'],
    ['the attestations', '- I sign under penalty of perjury'],
    ['the applicant', '- Ada B. Byron, applicant, born 6/15/1985, applies for coverage, uses tobacco.'],
    ['everyone else', '- Tom Byron, child, born 2/1/2015, does not apply for coverage.'],
    ['the income', '- Expected yearly income of the household: $41,500.'],
    ['the place', '- Home: Grand Rapids, MI 49503, Kent County.'],
    ['the tax credit', '- Tax credit granted by the marketplace: $612.40 a month. Taken in advance: $600.00 a month.'],
    [
      'why less is taken',
      '- Why not all of it: The income may end higher than expected. The rest, $12.40 a month, is settled with the tax return.',
    ],
    ['the cost-sharing level', '- Cost sharing: Level 5, reduced on silver plans (87%).'],
    ['each plan', '- Plan: Lakes Silver HMO, $1,400.00 a month. Remains to pay: $800.00 a month.'],
    ['a plan without the credit', '- Plan: Lakes Dental, $30.00 a month. Remains to pay: $30.00 a month.'],
  ])('has %s', (_what, words) => {
    expect(text).toContain(words);
  });

  it('can be printed', () => {
    expect([agreedText(terms), text].map(unprintableProblem)).toEqual([null, null]);
  });
});
