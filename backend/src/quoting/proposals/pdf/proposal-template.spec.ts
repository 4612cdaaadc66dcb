import type { Agent } from '#shared/people/agent.record';
import { tobaccoRatesText } from '#shared/census/tobacco';
import { isoDate } from '#shared/dates/iso-date';
import { SIGNED_IN_ENGLISH } from '#shared/languages/paper.words';
import type { SelectedPlan } from '#shared/plans/plan.record';
import { PROPOSAL_PARTS, type ProposalPart } from '#shared/proposals/proposal.record';
import { withTexts } from '../../../platform/documents/pdf/render-pdf.ts';
import { medicalPlans } from '../../../seed/catalogue/medical-plans.ts';
import type { BenefitSeed } from '../../../seed/catalogue/plan-seed.ts';
import { summariseCensus } from '../content/census-summary.ts';
import { type FormMember, households } from '../content/households.ts';
import type { ProposalContent } from '../content/proposal-content.ts';
import { proposalTemplate } from './proposal-template.ts';

const agent = (given: Partial<Agent>): Agent => ({
  Id: 1,
  SrcAgentId: 'S1',
  Name: { First: 'Ada', Last: 'Lindqvist' },
  NpnNumber: '8812345',
  AgencyName: 'Great Lakes Benefit Partners',
  Phone: '6165550101',
  Email: 'ada@example.com',
  IsAgentBroker: false,
  ...given,
});
const ADA: FormMember = {
  employeeNumber: 1,
  relationship: 'Self',
  firstName: 'Grace',
  middleInitial: 'B',
  lastName: 'Hopper',
  dateOfBirth: isoDate('1985-01-02'),
  gender: 'F',
  medicalStatus: 'Enroll',
  dentalStatus: 'Waive',
  visionStatus: 'Waive',
};
const SENDER = { insurer: 'Great Lakes Health Plan', agents: [agent({})], agencyLogo: null, carrierLogo: null };
const day = isoDate('2027-01-01');
const content = (given: Partial<ProposalContent>): ProposalContent => ({
  language: 'en',
  groupName: 'Two Hearts Bakery',
  groupAddress: ['1250 Wealthy St SE', 'Grand Rapids, MI 49506'],
  quoteName: 'Gold plans',
  quoteId: 3,
  effectiveDate: day,
  madeOn: isoDate('2026-11-20'),
  rateArea: 12,
  sender: SENDER,
  census: summariseCensus([{ ...ADA, tobacco: false, lastTobaccoUse: null }], day),
  plans: [],
  contributions: [],
  benefits: new Map(),
  rateGrids: new Map(),
  parts: new Set<ProposalPart>(),
  showDisclaimer: false,
  tobaccoText: 'Tobacco rates apply to few. Who completes the program pays none.',
  minimumEmployees: 2,
  salesPhone: '(800) 555-0142',
  employer: {
    enterpriseId: '70012396',
    taxId: '381234567',
    sicCode: '2051',
    phone: '6165550100',
    email: null,
    county: 'Kent',
    billingAddress: null,
    isReligious: false,
    eligibleEmployees: 6,
    renewalDate: null,
  },
  households: households([ADA]),
  mostEmployees: 50,
  ...given,
});
const GOLD = {
  PlanId: 7,
  PlanDisplayName: 'HMO Gold 1000',
  IsMedical: true,
  MetalTier: 'Gold',
  ProviderNetworkType: 'HMO',
  TotalMonthlyRate: 8206.09,
  PlanDetailsPreferredNetwork: { Tier1PlanDetails: { CoinsurancePercent: 20 } },
  Tiers: [],
} as unknown as SelectedPlan;
const text = (given: Partial<ProposalContent>) => JSON.stringify(proposalTemplate(content(given)).content);

/** Words of English that are none of Spanish. */
const ENGLISH =
  /\b(the|this|of|and|or|your|each|monthly|month|premium|cost|employees?|employer|people|plans|rates?|age|members?|enroll\w*|children|spouse|family|tobacco|who|for|not|tiers?|network|effective|prepared|chosen|lowest|average|paper|name|date|yes|address|phone|signature|plan covers|question|answer|service|services|covered|deductible|care|drugs|coverage|we|no charge|not|days|email|city|state|male|female|child|myself|dependents?|individual plan|city|company|form)\b/i;

describe('the pages of a proposal', () => {
  it('name the insurer, and every agent with phone and NPN, on the first page', () => {
    const other = agent({ Name: { First: 'Grace', Last: 'Okafor' }, NpnNumber: '7754321', Phone: '3135550188' });
    const first = text({ sender: { ...SENDER, agents: [agent({}), other] } });
    expect(first).toContain('Great Lakes Health Plan');
    for (const shown of ['Ada Lindqvist', '8812345', '(616) 555-0101', 'Grace Okafor', '7754321', '(313) 555-0188']) {
      expect(first).toContain(shown);
    }
  });

  it('say the key amounts of a plan once, though its benefits list them as well', () => {
    const listed = (Benefit: string) => ({
      Category: 'Costs',
      Benefit,
      InNetwork: '20%',
      OutOfNetwork: '',
      Limits: '',
    });
    const benefits = new Map([[7, [listed('Coinsurance'), listed('Eye exam')]]]);
    const pages = text({ plans: [GOLD], benefits, parts: new Set<ProposalPart>(['BenefitSummary']) });
    expect(pages.match(/"Coinsurance"/g)).toHaveLength(1);
    expect(pages).toContain('Eye exam');
  });

  it('show every benefit under its category, and benefits of one name in two categories apart', () => {
    const listed = (Category: string, Benefit: string, InNetwork: string) => ({
      Category,
      Benefit,
      InNetwork,
      OutOfNetwork: '',
      Limits: '',
    });
    const benefits = new Map([
      [
        7,
        [
          listed('Hospital', 'Inpatient stay', '35%'),
          listed('Mental health', 'Inpatient stay', '$250'),
          listed('Children under 19', 'Eye exam', 'No charge'),
        ],
      ],
    ]);
    const pages = text({ plans: [GOLD], benefits, parts: new Set<ProposalPart>(['BenefitSummary']) });
    const shown = pages.match(
      /(Hospital|Inpatient stay|35%|Mental health|\$250|Children under 19|Eye exam|No charge)/g,
    );
    expect(shown).toEqual([
      ...['Hospital', 'Inpatient stay', '35%'],
      ...['Mental health', 'Inpatient stay', '$250'],
      ...['Children under 19', 'Eye exam', 'No charge'],
    ]);
  });

  it('begin with the cost of each choice: per employee, and who pays once a contribution is saved', () => {
    const Tiers = [{ Tier: 'Employee only', Employees: 4, MonthlyRate: 8206.08 }];
    const plans = [{ ...GOLD, Tiers }] as SelectedPlan[];
    const Results = [{ PlanId: 7, Premium: 8206.08, Employer: 5000.08, Employees: 3206 }];
    const contributions = (Version: number) =>
      [{ Coverage: 'medical', Version, Results }] as ProposalContent['contributions'];
    const saved = text({ plans, contributions: contributions(1) });
    for (const shown of ['Chosen plan', '$8,206.08', '$2,051.52', '$5,000.08', '$3,206.00', '1 (4 enrolling)']) {
      expect(saved).toContain(shown);
    }
    expect(text({ plans, contributions: contributions(0) })).not.toContain('$5,000.08');
  });

  it.each([
    [491.24, 'by age, area and tobacco use'],
    [null, 'by age and area'],
  ])('say what rates differ by when the tobacco rate is %s: %s', (TobaccoRate, words) => {
    const rateGrids = new Map([[7, [{ Age: '21', Rate: 446.59, TobaccoRate }]]]);
    const page = text({ plans: [GOLD], rateGrids });
    expect(page).toContain(`individual rate ${words};`);
    expect(page.includes('Who completes the program pays none.')).toBe(TobaccoRate !== null);
  });

  it.each([
    ['RateGrid', 491.24, true],
    ['RateGrid', null, false],
  ] as const)('%s with the tobacco rate %s has a column for it: %s', (part, TobaccoRate, hasColumn) => {
    const rateGrids = new Map([[7, [{ Age: '21', Rate: 446.59, TobaccoRate }]]]);
    const pages = text({ plans: [GOLD], rateGrids, parts: new Set<ProposalPart>([part]) });
    const lead = pages.slice(pages.indexOf('Rates by age'));
    expect(pages).toContain('Rates by age: HMO Gold 1000');
    expect(lead.includes('Who completes the program pays none.')).toBe(hasColumn);
  });

  it.each([
    ['EnrollmentForm', ['Grace', 'Hopper', '1/2/1985', '70012396']],
    ['NewBusinessApplication', ['38-1234567', '2051', 'Kent', '(616) 555-0100', 'Ada Lindqvist']],
    [
      'GroupAgreement',
      ['38-1234567', 'Signature of authorized representative of the employer', 'Signature of the insurer'],
    ],
    ['W9', ['This is not IRS Form W-9.', '38-1234567']],
    ['WaiverForm', ['Two Hearts Bakery', 'Why coverage is waived']],
    ['RenewalDecision', ['70012396', 'We do not renew.']],
  ] as const)('%s is filled in with what is known', (part, shown) => {
    const pages = text({ parts: new Set([part]) });
    expect(shown.filter((each) => !pages.includes(each))).toEqual([]);
  });

  it('are in Spanish; what is signed has its English text below, and the paper says so', () => {
    const Tiers = ['Employee only', 'Employee and spouse', 'Employee and child(ren)', 'Family'].map((Tier) => ({
      ...{ Tier, Employees: 2, MonthlyRate: 1200 },
    }));
    const other = (PlanId: number, PlanDisplayName: string, given: object) => ({
      ...{ ...GOLD, Tiers, PlanId, PlanDisplayName, TotalMonthlyRate: PlanId * 1000 },
      ...given,
    });
    const plans = [
      other(7, 'HMO Gold 1000', {}),
      other(8, 'PPO Silver 500', { MetalTier: 'Silver', ProviderNetworkType: 'PPO' }),
      other(9, 'Dental Plus', { IsMedical: false, IsDental: true }),
    ] as unknown as SelectedPlan[];
    const Results = [{ PlanId: null, Premium: 8206.08, Employer: 5000.08, Employees: 3206 }];
    const contributions = [{ Coverage: 'medical', Version: 1, Results }] as ProposalContent['contributions'];
    const rateGrids = new Map([[7, [{ Age: '64 and over', Rate: 446.59, TobaccoRate: 491.24 }]]]);
    const benefits = new Map([
      [7, [...medicalPlans('SmallGroup', 2027)].flatMap((plan) => plan.benefits).map(listed)],
      [
        8,
        [
          listed({
            category: 'Office visits',
            benefit: 'Preventive care',
            inNetwork: 'No charge',
            outOfNetwork: '',
            limits: '',
          }),
        ],
      ],
    ]);
    const waiver: FormMember = { ...ADA, employeeNumber: 2, medicalStatus: 'Waive' };
    const child: FormMember = { ...ADA, relationship: 'Child', firstName: 'Eva' };
    const read = {
      plans,
      contributions,
      rateGrids,
      benefits,
      showDisclaimer: true,
      tobaccoText: tobaccoRatesText(null),
    };
    const textsOf = (parts: readonly ProposalPart[]): string[] => {
      const given = {
        ...read,
        parts: new Set(parts),
        language: 'es' as const,
        households: households([ADA, child, waiver]),
      };
      const spanish = proposalTemplate(content(given));
      const texts: string[] = [];
      withTexts([spanish.content, spanish.info], (each) => {
        texts.push(each);
        return each;
      });
      return texts;
    };
    const names = /HMO Gold 1000|PPO Silver 500|Dental Plus|Great Lakes \w+ (Plan|Partners)|Gold plans|\n[A-Z].*$/g;
    const texts = textsOf(PROPOSAL_PARTS);
    expect(texts.filter((each) => ENGLISH.test(each.replaceAll(names, '')))).toEqual([]);
    expect(texts).toContain('Prima más baja y beneficios más amplios');
    expect(texts.filter((each) => each.includes('\nI apply for the coverage'))).toHaveLength(1);
    expect(texts.some((each) => each.endsWith(SIGNED_IN_ENGLISH))).toBe(true);
    expect(textsOf(['CensusSummary']).some((each) => each.endsWith(SIGNED_IN_ENGLISH))).toBe(false);
  });

  it('keep the names of people and groups that are words of the forms', () => {
    const farmer: FormMember = { ...ADA, firstName: 'Child', lastName: 'Farmer' };
    const pages = text({
      ...{ parts: new Set<ProposalPart>(['EnrollmentForm']), language: 'es', groupName: 'Family' },
      households: households([farmer]),
    });
    for (const name of ['Child', 'Farmer', 'Family']) {
      expect(pages).toContain(`"text":"${name}"`);
    }
    expect(pages).not.toContain('Agricultor');
  });
});

const listed = (benefit: Pick<BenefitSeed, 'category' | 'benefit' | 'inNetwork' | 'outOfNetwork' | 'limits'>) => ({
  Category: benefit.category,
  Benefit: benefit.benefit,
  InNetwork: benefit.inNetwork,
  OutOfNetwork: benefit.outOfNetwork,
  Limits: benefit.limits,
});
