import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { graceWords } from '../../backend/src/book/contract-details/invoice-grace.ts';
import { invoiceDocument } from '../../backend/src/book/contract-details/invoice-template.ts';
import { ichraTemplate } from '../../backend/src/quoting/ichra/ichra-template.ts';
import { withTexts } from '../../backend/src/platform/documents/pdf/render-pdf.ts';
import { paperInSpanish } from '../../backend/src/platform/printing/paper-in-spanish.ts';
import {
  type RenewalPackageContent,
  renewalPackageTemplate,
} from '../../backend/src/quoting/renewals/renewal-pages.ts';
import { dentalPlans, visionPlans } from '../../backend/src/seed/catalogue/dental-vision-plans.ts';
import { medicalPlans } from '../../backend/src/seed/catalogue/medical-plans.ts';
import { SHORT_TERM_PLANS } from '../../backend/src/seed/catalogue/short-term-plans.ts';
import { NOTHING_UNPAID } from '../../shared/src/book-of-business/individuals/contract-standing.ts';
import { BILL_ME, ELECTRONIC } from '../../shared/src/book-of-business/individuals/invoices.ts';
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
import { mixedAcaNote } from '../../shared/src/renewals/passive-renewal.ts';
import {
  closest,
  countyMapping,
  discontinued,
  NOT_SOLD_ANY_MORE,
  NOTHING_NEAR,
  notSold,
  ratesNotLoaded,
  replaced,
} from '../../shared/src/renewals/plan-successor.ts';
import {
  EVERYBODY_IN_EACH,
  needAPlan,
  planEnds,
  planEndsForAll,
  planIsNew,
  PREMIUM_PART_ORDER,
  ratesMissing,
} from '../../shared/src/renewals/premium-parts.ts';
import type { PremiumComparison } from '../../shared/src/renewals/renewal.record.ts';

const inSpanish = (texts: readonly string[]): string[] => paperInSpanish({ content: [...texts] }).content as string[];

/** Words of English that are none of Spanish. */
const ENGLISH =
  /\b(the|this|of|and|or|a year|your|then|out|after|before|up to|visits?|care|year|month|months|monthly|charge|covered|household|plans|people|pays?|credit|premium|costs?|for|not|known|employees?|employer|own|group|lowest-cost|covers|family|less|more|silver|gold|bronze|renewal|renews?|replaces|continues|ends|is|since|from|by|invoice|payments?|paid|due|balance|call|send|check|total due|number|date|period|amount|current|previous|enclosed|slip|visits|days?|with|when|supply)\b/i;

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
/** Of a whole paper, names and amounts, too: they have no words of English. */
function textsOf(paper: TDocumentDefinitions): string[] {
  const texts: string[] = [];
  const footer = typeof paper.footer === 'function' ? paper.footer(1, 1, {} as never) : paper.footer;
  withTexts([paper.content, paper.info?.title, footer], (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}
const sender = { insurer: 'Lakes', agents: [], agencyLogo: null, carrierLogo: null };
const madeOn = isoDate('2026-11-29');
const ichraTexts = (Metal: OwnPlanMetal): string[] =>
  textsOf(ichraTemplate({ comparison: ichraOf(Metal), sender, groupName: 'Acme', madeOn }));

const ALL_CAUSES = Object.fromEntries(
  PREMIUM_PART_ORDER.map((part, at) => [part, 10 + at]),
) as PremiumComparison['Parts'];
/** Every cause, and every fate of a plan; reasons of the insurer have its words, of which "Fusionado" is none of English. */
const renewalOf = (given: Partial<RenewalPackageContent> = {}): RenewalPackageContent => {
  const amounts = { Before: 1_000, After: 1_108, Change: 108, Parts: ALL_CAUSES };
  const plan = (FromPlanName: string | null, ToPlanName: string | null) => ({
    ...{ ...amounts, FromPlanName, ToPlanName, MembersBefore: 3, MembersAfter: 3 },
  });
  const messages = [
    replaced('PPO A', 'PPO B', 'Fusionado'),
    replaced('PPO A', 'PPO B', NOT_SOLD_ANY_MORE),
    discontinued('PPO A', NOT_SOLD_ANY_MORE),
    discontinued('PPO A', 'Fusionado'),
    ratesNotLoaded('PPO A'),
    `${notSold('PPO A', 'Kent')} ${closest('PPO B')}`,
    `${notSold('PPO A', 'Kent')} ${NOTHING_NEAR}`,
    countyMapping({ reason: 'Fusionado', county: 'Kent', name: 'PPO B' }),
  ];
  return {
    ...{ sender, groupName: 'Acme', groupAddress: [], enterpriseId: '60001234', madeOn, salesPhone: '(616) 555-0100' },
    ...{ renewalDate: isoDate('2027-01-01'), decideBy: isoDate('2026-12-15') },
    validity: messages.map((Message) => ({ Message, PlanDisplayName: 'PPO A', SuggestedPlanName: 'PPO B' }) as never),
    change: {
      ...{ Before: { EffectiveDate: '2026-01-01' }, After: { EffectiveDate: '2027-01-01' }, Total: amounts },
      Plans: [plan('PPO A', 'PPO A'), plan('PPO A', 'PPO B'), plan(null, 'PPO C'), plan('PPO D', null)],
      Notes: [
        ...[needAPlan(1), needAPlan(3), ratesMissing('PPO A'), EVERYBODY_IN_EACH, planEnds('PPO A', 'PPO B')],
        ...[planEndsForAll('PPO A'), planIsNew('PPO C')],
      ],
    } as never,
    mixedAcaNote: mixedAcaNote(
      [true, false].map((isAcaPlan) => ({ isMedical: true, isAcaPlan }) as never),
      '616',
    )!,
    ...given,
  };
};
const agents = [
  { Name: { First: 'Ana', Last: 'Sol' }, AgencyName: 'Lagos', Phone: '6165550100', Email: 'a@b.c' } as never,
];

const PAYMENT = { PaymentAmount: 20, PaymentDate: '2026-11-05', PaymentType: 'Check' };
const GRACE = { GraceMonthsWithAptc: 3, GraceDaysWithoutAptc: 31 };
/** Every grace period. */
const graces = [isoDate('2026-10-01'), isoDate('2026-05-01'), NOTHING_UNPAID].flatMap((graceFrom) => [
  ...[true, false].map((hasCredit) =>
    graceWords({ isMedicare: false, hasCredit, graceFrom }, GRACE, isoDate('2026-10-20')),
  ),
  graceWords({ isMedicare: true, hasCredit: false, graceFrom }, GRACE, madeOn),
]);
const invoiceTexts = (due: number, payments: number, paymentType: string): string[] =>
  graces.flatMap((grace) =>
    textsOf(
      invoiceDocument({
        ...{ insurer: { name: 'Lakes', address: ['PO Box 1'], phone: '(616) 555-0100' }, contractNumber: 'C1', grace },
        ...{
          subscriber: { name: 'Ada Byron', address: ['1 Rua'] },
          plans: payments === 0 ? [] : ['PPO A'],
          paymentType,
        },
        ...{ dueDate: isoDate('2026-12-01'), creditCents: payments === 0 ? 0 : 5_000 },
        invoice: {
          ...{
            InvoiceId: 'I1',
            InvoiceCreatedDate: '2026-11-01',
            CoverageStart: '2026-12-01',
            CoverageEnd: '2026-12-31',
          },
          ...{ CurrentAmountDue: due, PreviousBalance: 0, TotalAmountDue: due + 5, InvoiceStatus: 'Sent' },
          ...{ IsInvoicePdfAvailable: true, Payments: Array.from({ length: payments }, () => PAYMENT) },
        } as never,
      }),
    ),
  );

describe('papers in Spanish', () => {
  it.each([
    ['benefits of the demo', benefits.flatMap(({ category, benefit, limits }) => [category, benefit, limits])],
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
    [
      'the renewal package',
      [renewalOf(), renewalOf({ sender: { ...sender, agents } })].flatMap((content) =>
        textsOf(renewalPackageTemplate(content)),
      ),
    ],
    [
      'an invoice',
      [invoiceTexts(100, 0, BILL_ME), invoiceTexts(100, 7, ELECTRONIC), invoiceTexts(-100, 0, 'SSA')].flat(),
    ],
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
