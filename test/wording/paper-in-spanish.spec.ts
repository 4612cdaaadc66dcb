import { ichraTemplate } from '../../backend/src/quoting/ichra/ichra-template.ts';
import { withTexts } from '../../backend/src/platform/documents/pdf/render-pdf.ts';
import { paperInSpanish } from '../../backend/src/quoting/comparison/paper-in-spanish.ts';
import { dentalPlans, visionPlans } from '../../backend/src/seed/catalogue/dental-vision-plans.ts';
import { medicalPlans } from '../../backend/src/seed/catalogue/medical-plans.ts';
import { SHORT_TERM_PLANS } from '../../backend/src/seed/catalogue/short-term-plans.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { type IchraComparison, OWN_PLAN_METALS, type OwnPlanMetal } from '../../shared/src/ichra/ichra.record.ts';
import { ichraNotes } from '../../shared/src/ichra/ichra-words.ts';
import { capitalized } from '../../shared/src/formats/text.ts';
import { reducedCosts, reducedCostsHelp } from '../../shared/src/plans/cost-reduction.ts';
import { outsideNetwork } from '../../shared/src/plans/outside-network.ts';
import { creditWords } from '../../shared/src/plans/plan-texts.ts';
import type { PlanBreakdown } from '../../shared/src/plans/plan.record.ts';
import { COST_YEARS } from '../../shared/src/plans/yearly-cost.ts';
import {
  COST_YEAR_LABELS,
  costYearMeanings,
  yearlyCostNotes,
  yearlyCostTitle,
} from '../../shared/src/plans/yearly-cost-words.ts';

const inSpanish = (texts: readonly string[]): string[] => paperInSpanish({ content: [...texts] }).content as string[];

/** Words of English that are none of Spanish. */
const ENGLISH =
  /\b(the|this|of|and|or|a year|your|then|out|after|before|up to|visits?|care|year|month|months|monthly|charge|covered|household|plans|people|pays?|credit|premium|costs?|for|not|known|employees?|employer|own|group|lowest-cost|covers|family|less|more|silver|gold|bronze)\b/i;

const benefits = [...medicalPlans('Individual', 2027), ...dentalPlans('Individual'), ...visionPlans('Individual')]
  .concat(SHORT_TERM_PLANS)
  .flatMap((plan) => plan.benefits);
const asListed = benefits.map(
  ({ category, benefit, inNetwork, outOfNetwork }) =>
    ({ Category: category, Benefit: benefit, InNetwork: inNetwork, OutOfNetwork: outOfNetwork }) as never,
) as PlanBreakdown['Benefits'];

const years = [1, 3, 12].flatMap((months) =>
  (['individual', 'family'] as const).flatMap((basis) =>
    [true, false].map((isShortTerm) => ({ months: isShortTerm ? months : 12, isShortTerm, basis })),
  ),
);
const reductions = [null, 87].flatMap((Percentage) =>
  [true, false].map((IsGranted) => ({ MetalTier: 'Silver' as const, CostReduction: { Percentage, IsGranted } })),
);
const credits = [true, false].map((isGranted) =>
  creditWords({ appliedCents: 60_000, maximumCents: 61_240, isGranted }),
);

const ichraOf = (Metal: OwnPlanMetal): IchraComparison => {
  const person = (EmployeeNumber: number, given: object) => ({
    ...{ EmployeeNumber, Name: 'Ada Byron', Tier: 'Employee only', GroupEmployer: 200, GroupEmployee: 300 },
    ...{ OwnPremium: 400, OwnNet: 350, LowestSilver: 380, AffordableUpTo: 250, MedicaidPeople: 0 },
    ...given,
  });
  const Employees = [
    person(1, {}),
    person(2, { OwnNet: null }),
    person(3, { OwnPremium: null, OwnNet: null, MedicaidPeople: 2 }),
    person(4, { Tier: 'Family' }),
  ];
  return {
    ...{ Metal, Employees, EffectiveDate: '2027-01-01', EmployeeOnly: 250, Family: 450, GroupPlanId: 1 },
    ...{ GroupPlans: [{ PlanId: 1, Name: 'PPO 500' }] },
  } as unknown as IchraComparison;
};
const ichraNotesOf = (Metal: OwnPlanMetal): string[] => ichraNotes(ichraOf(Metal));
/** Names and amounts, too: they have no words of English. */
function ichraTexts(Metal: OwnPlanMetal): string[] {
  const texts: string[] = [];
  const sender = { insurer: 'Lakes', agents: [], agencyLogo: null, carrierLogo: null };
  const paper = ichraTemplate({ comparison: ichraOf(Metal), sender, groupName: 'Acme', madeOn: isoDate('2026-11-29') });
  withTexts([paper.content, paper.info], (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}

describe('papers in Spanish', () => {
  it.each([
    ['benefits of the demo', benefits.flatMap(({ category, benefit }) => [category, benefit])],
    [
      'what is paid for them',
      benefits.flatMap(({ inNetwork, outOfNetwork }) => [inNetwork, `${inNetwork}; out of network: ${outOfNetwork}`]),
    ],
    [
      'what is covered outside the network',
      [outsideNetwork(asListed.slice(0, 5)) ?? 'Not covered, except Urgent care, Ambulance'],
    ],
    ['the yearly costs', years.flatMap((terms) => [yearlyCostTitle(terms), ...yearlyCostNotes(terms)])],
    [
      'the years',
      years.flatMap((terms) => COST_YEARS.map((year) => `${COST_YEAR_LABELS[year]}: ${costYearMeanings(terms)[year]}`)),
    ],
    ['reduced costs', reductions.flatMap((plan) => [reducedCosts(plan as never)!, reducedCostsHelp(plan as never)!])],
    [
      'the tax credit',
      credits.flatMap((credit) => [
        `${capitalized(credit)} a month`,
        `Monthly premium after ${credit}`,
        `Monthly premiums of the whole household for coverage that begins 1/1/2027, after ${credit}.`,
      ]),
    ],
    ['what is taken for granted beside an ICHRA', OWN_PLAN_METALS.flatMap((Metal) => ichraNotesOf(Metal))],
    ['the page beside an ICHRA', OWN_PLAN_METALS.flatMap((Metal) => ichraTexts(Metal))],
  ])('has no English left in %s', (_what, texts) => {
    expect(texts.length).toBeGreaterThan(0);
    expect(inSpanish(texts).filter((text) => ENGLISH.test(text))).toEqual([]);
  });

  it('keeps names and amounts, and writes days as words', () => {
    expect(
      inSpanish(['Ada Byron · 2/1/2027', '$1,234.56', 'MyLakes HMO Gold', 'PREPARED ON', 'NA', 'Difference from A']),
    ).toEqual([
      'Ada Byron · 1 de febrero de 2027',
      '$1,234.56',
      'MyLakes HMO Gold',
      'PREPARADO EL',
      'No aplica',
      'Diferencia con A',
    ]);
  });
});
