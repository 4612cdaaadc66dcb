import { render, screen, within } from '@testing-library/react';
import { isoDate } from '#shared/dates/iso-date';
import { subsidyFigures } from '#shared/eligibility/subsidy-figures';
import type { SubsidyRequest } from '#shared/eligibility/subsidy.record';
import { buildPlan } from '#support/shared/plans.ts';
import { BelowTheLine } from './BelowTheLine.tsx';

/** One person of 40 in Kent County; the line of 2027 is $63,840, the benchmark $1,000 a month. */
const asking = (given: Partial<SubsidyRequest> = {}, CoverageYear = 2027): SubsidyRequest => ({
  CoverageYear,
  CountyFips: '26081',
  HouseholdSize: 1,
  AnnualIncome: 66_340,
  EffectiveDate: null,
  Members: [
    {
      DateOfBirth: isoDate('1986-06-15'),
      Age: null,
      SeeksCoverage: true,
      Relationship: 'Self',
      ...{ IsMedicareEligible: false, HasEmployerOffer: false, IsOnChip: false },
      ...{ IsPregnant: false, IsMedicaidDenied: false, LivesElsewhere: false, IsInOtherPlan: false },
    },
  ],
  ...given,
});

const offered = (id: number, TotalMonthlyRate: number, given: Parameters<typeof buildPlan>[1] = {}) =>
  buildPlan(id, { TotalMonthlyRate, EHBAmount: TotalMonthlyRate, IsOnExchange: true, ...given });
const PLANS = [
  offered(1, 900, { HsaCompatible: true, MetalTier: 'Bronze' }),
  offered(2, 400, { HsaCompatible: true, MetalTier: 'Bronze' }),
  offered(3, 800),
  offered(4, 300, { HsaCompatible: true, MetalTier: 'Catastrophic' }),
  offered(5, 350, { HsaCompatible: true, IsOnExchange: false }),
];

const draw = (question: SubsidyRequest, plans = PLANS, benchmark = 100_000) =>
  render(
    <BelowTheLine
      question={question}
      plans={plans}
      facts={{
        figures: subsidyFigures(question.CoverageYear)!,
        householdSize: question.HouseholdSize,
        benchmark: [{ toIncomeCents: null, cents: benchmark }],
      }}
    />,
  );
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const section = () => screen.getByRole('region', { name: 'Below the 400% line by saving' });

describe('saving below the 400% line', () => {
  it('says what an HSA brings with each plan that allows one and takes the credit', () => {
    draw(asking());
    expect(section().textContent).toContain(
      'With $2,500 less income that counts, this household is at the line and has a tax credit of $456.30 a month.',
    );
    expect(rows()).toEqual([
      ['Plan 2', '$2,500 into an HSA', '$4,800', '$0 instead of $4,800'],
      ['Plan 1', '$2,500 into an HSA', '$5,476', '$5,324 instead of $10,800'],
    ]);
  });

  it('shows its arithmetic with sources, and what is not known', () => {
    draw(asking({ EffectiveDate: isoDate('2027-03-01') }));
    const texts = within(section())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(texts[0]).toBe(
      '$66,340.00 − $63,840.00 = $2,500.00, in whole dollars $2,500. Deductions lower the income that counts (26 USC 36B(d)(2)(B), 62(a)(7) and (19)).',
    );
    expect(texts[1]).toContain('$456.30 a month × 10 months = $4,563.00;');
    expect(texts[2]).toBe(
      'HSA in 2027: $4,500, for 10 months of coverage $3,750.00 (26 USC 223(b); Rev. Proc. 2026-24).',
    );
    expect(texts[3]).toBe('The IRA limit for 2027 is not known here, so no IRA is counted.');
    expect(texts[4]).toMatch(/^Not known here: who may deduct\./);
  });

  it('adds an IRA where its limit is known, and says where both are not enough', () => {
    // The line of 2026 is $62,600.
    draw(asking({ AnnualIncome: 70_000 }, 2026), PLANS.slice(1, 3));
    expect(rows().map(([plan, how]) => [plan, how])).toEqual([
      ['Plan 2', '$4,400 into an HSA, $3,000 into an IRA'],
      ['Plan 3', '$7,400 into an IRA'],
    ]);
  });

  it('says by how much it is not enough', () => {
    draw(asking({ AnnualIncome: 70_000 }), PLANS.slice(1, 3));
    expect(rows()).toEqual([
      ['Plan 2', 'Not enough: at most $4,500 into an HSA of $6,160', 'None', '$4,800'],
      ['Plan 3', 'Not enough: nothing of $6,160', 'None', '$9,600'],
    ]);
  });

  it('speaks of any plan where none is meant', () => {
    draw(asking(), []);
    expect(rows()).toEqual([
      ['Any plan with an HSA', '$2,500 into an HSA', '$5,476', '—'],
      ['Any other plan', 'Not enough: nothing of $2,500', 'None', '—'],
    ]);
  });

  it('brings nothing where there is no credit at the line either', () => {
    draw(asking(), PLANS, 50_000);
    expect(section().textContent).toContain('At the line, $2,500 below this income, there is no tax credit either');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('is absent at the line and below', () => {
    draw(asking({ AnnualIncome: 63_840 }));
    expect(screen.queryByRole('region', { name: 'Below the 400% line by saving' })).toBeNull();
  });
});
