import type { Plan } from '#shared/plans/plan.record';
import { medicalBenefits } from '../../seed/catalogue/medical-benefits.ts';
import { MEDICAL_EVENTS } from './medical-events.ts';
import { type BenefitLine, summaryOfPlan } from './summary-of-plan.ts';

const plan = (given: Partial<Plan> = {}): Plan =>
  ({
    IsIntegrated: false,
    ProviderNetworkType: 'HMO',
    PlanDetailsPreferredNetwork: {
      Tier1PlanDetails: {
        MedicalDeductibleIndividual: 2000,
        MedicalDeductibleFamily: 4000,
        OutOfPocketMaximumIndividual: null,
        OutOfPocketMaximumFamily: 14_000.5,
      },
      Tier2PlanDetails: null,
    },
    ...given,
  }) as Plan;
const line = (Category: string, Benefit: string, InNetwork: string, more: Partial<BenefitLine> = {}): BenefitLine => ({
  Category,
  Benefit,
  InNetwork,
  OutOfNetwork: '',
  Limits: '',
  ...more,
});
const answerTo = (question: RegExp, given: Plan, benefits: BenefitLine[] = []) =>
  summaryOfPlan(given, benefits).questions.find((each) => question.test(each.question))?.answer;
const serviceOf = (name: RegExp, benefits: BenefitLine[]) =>
  summaryOfPlan(plan(), benefits)
    .events.flatMap(({ services }) => services)
    .filter((service) => name.test(service.name));

describe('the important questions', () => {
  it('are answered from what is stored, amount by amount', () => {
    expect(answerTo(/overall deductible/, plan())).toBe('In network: $2,000 individual, $4,000 family.');
    expect(answerTo(/out-of-pocket limit for/, plan())).toBe('In network: $14,000.50 family.');
    const away = [
      line('Costs', 'Deductible, individual', '$2,000', { OutOfNetwork: '$4,000' }),
      line('Costs', 'Deductible, family', '$4,000', { OutOfNetwork: '$8,000' }),
    ];
    expect(answerTo(/overall deductible/, plan(), away)).toContain('Out of network: $4,000 individual, $8,000 family.');
  });

  it.each([
    [/referral/, 'Specialist visit', { Limits: 'With a referral' }, 'Yes. With a referral.'],
    [/before you meet/, 'Preventive care', {}, 'Yes. Preventive care in network: No charge.'],
    [/network provider/, 'Urgent care', { OutOfNetwork: '40%' }, 'Yes. This plan has an HMO network'],
  ])('%s from the benefit %s', (question, benefit, more, expected) => {
    const benefits = [line('Any', benefit, 'No charge', more)];
    expect(answerTo(question, plan(), benefits)).toContain(expected);
    expect(answerTo(question, plan())).toBeUndefined();
  });

  it.each([
    ['HMO', 'an HMO network'],
    ['PPO', 'a PPO network'],
    ['POS', 'a POS network'],
    [null, 'a provider network'],
  ] as const)('name the network %s as %s', (ProviderNetworkType, expected) => {
    const benefits = [line('Any', 'Urgent care', '20%', { OutOfNetwork: '40%' })];
    expect(answerTo(/network provider/, plan({ ProviderNetworkType }), benefits)).toContain(expected);
  });

  it('say of drugs what the plan says', () => {
    expect(answerTo(/other deductibles/, plan({ IsIntegrated: true }))).toContain('count towards the overall');
    expect(answerTo(/other deductibles/, plan())).toBeUndefined();
  });
});

describe('the common medical events', () => {
  it('leave out what the benefit file does not name', () => {
    const { events } = summaryOfPlan(plan(), [line('Urgent and emergency care', 'Urgent care', '$50')]);
    expect(events.flatMap(({ services }) => services.map(({ name }) => name))).toEqual(['Urgent care']);
  });

  it.each([
    ['Office visits', 'Primary care visit', /^Primary care/],
    ['Benefits', 'Primary Care Visit to Treat an Injury or Illness', /^Primary care/],
    ['Benefits', 'Preventive Care/Screening/Immunization', /^Preventive/],
    ['Benefits', 'X-rays and Diagnostic Imaging', /^Diagnostic/],
    ['Benefits', 'Imaging (CT/PET Scans, MRIs)', /^Imaging/],
    ['Benefits', 'Non-Preferred Brand Drugs', /^Non-preferred/],
    ['Benefits', 'Emergency Room Services', /^Emergency room/],
    ['Benefits', 'Emergency Transportation/Ambulance', /transportation/],
    ['Benefits', 'Mental/Behavioral Health Outpatient Services', /^Outpatient services/],
    ['Mental health', 'Inpatient stay', /^Inpatient services/],
    ['Benefits', 'Durable Medical Equipment', /^Durable/],
    ['Benefits', 'Routine Eye Exam (Children)', /eye exam/],
    ['Children under 19', 'Glasses', /glasses/],
  ])('finds %s: %s', (category, benefit, name) => {
    const [service, ...more] = serviceOf(name, [line(category, benefit, '$20', { Limits: 'Once' })]);
    expect([service?.inNetwork, service?.outOfNetwork, service?.limits, more]).toEqual(['$20', '', 'Once', []]);
  });

  it('do not take a hospital stay for one of mental health', () => {
    expect(serviceOf(/^Facility fee \(such as a hospital/, [line('Mental health', 'Inpatient stay', '$20')])).toEqual(
      [],
    );
  });

  it('leave only a few lines of the demo plans over', () => {
    const costs = { coinsurancePercent: 20, primaryCareCopay: '$20', specialistCopay: '$45' } as Parameters<
      typeof medicalBenefits
    >[0]['costs'];
    const benefits = medicalBenefits({ costs, network: 'PPO', kind: 'Standard' }).map((each) =>
      line(each.category, each.benefit, each.inNetwork),
    );
    const { events, notCovered, others } = summaryOfPlan(plan(), benefits);
    const asked = MEDICAL_EVENTS.flatMap(({ services }) => services.map(({ name }) => name));
    expect(events.flatMap(({ services }) => services.map(({ name }) => name))).toEqual(asked);
    expect(notCovered).toContain('Cosmetic surgery');
    expect(others.map(({ Benefit }) => Benefit)).toEqual(['E-visit', 'Chiropractic care']);
  });

  it('list apart what is not covered', () => {
    const benefits = [line('Other', 'Bariatric Surgery', 'Not Covered'), line('Other', 'Acupuncture', '$30')];
    const { notCovered, others } = summaryOfPlan(plan(), benefits);
    expect([notCovered, others.map(({ Benefit }) => Benefit)]).toEqual([['Bariatric Surgery'], ['Acupuncture']]);
  });
});
