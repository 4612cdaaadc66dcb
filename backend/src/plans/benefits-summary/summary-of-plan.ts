import type { Plan, PlanBreakdown } from '#shared/contract/plans';
import { formatDollars } from '#shared/formats/currency';
import { MEDICAL_EVENTS } from './medical-events.ts';

export type BenefitLine = PlanBreakdown['Benefits'][number];

/** Printed wherever nothing is stored: the summary never guesses. */
export const NOT_STATED = 'Not stated';

export interface SummaryOfPlan {
  questions: { question: string; answer: string }[];
  events: { event: string; services: ServiceCosts[] }[];
  notCovered: string[];
  /** Covered services that the form does not ask about. */
  others: BenefitLine[];
}

export interface ServiceCosts {
  name: string;
  inNetwork: string;
  outOfNetwork: string;
  limits: string;
}

/** What is stored of a medical plan, in the order of the federal form. */
export function summaryOfPlan(plan: Plan, benefits: readonly BenefitLine[]): SummaryOfPlan {
  const asked = new Set<BenefitLine>();
  const events = MEDICAL_EVENTS.map(({ event, services }) => ({
    event,
    services: services.map(({ name, filedAs }) => {
      const line = benefits.find(({ Category, Benefit }) => filedAs.test(`${Category}: ${Benefit}`));
      if (line) {
        asked.add(line);
      }
      return costsOf(name, line);
    }),
  }));
  const rest = benefits.filter((line) => !asked.has(line) && !IN_QUESTIONS.test(line.Benefit));
  return {
    questions: questionsOf(plan, benefits),
    events,
    notCovered: rest.filter(isNotCovered).map(({ Benefit }) => Benefit),
    others: rest.filter((line) => !isNotCovered(line)),
  };
}

const IN_QUESTIONS = /^(deductible|out-of-pocket maximum|coinsurance)\b/i;
const isNotCovered = ({ InNetwork }: BenefitLine): boolean => /^not covered$/i.test(InNetwork.trim());

const costsOf = (name: string, line: BenefitLine | undefined): ServiceCosts => ({
  name,
  inNetwork: line?.InNetwork || NOT_STATED,
  outOfNetwork: line?.OutOfNetwork || NOT_STATED,
  limits: line ? line.Limits : '',
});

function questionsOf(plan: Plan, benefits: readonly BenefitLine[]): SummaryOfPlan['questions'] {
  const costs = plan.PlanDetailsPreferredNetwork.Tier1PlanDetails;
  const find = (name: RegExp) => benefits.find(({ Benefit }) => name.test(Benefit));
  const away = (who: 'individual' | 'family', what: string) =>
    find(new RegExp(`^${what}, ${who}`, 'i'))?.OutOfNetwork ?? '';
  const amounts = (what: string, individual: number | null, family: number | null) =>
    [
      `In network: ${dollars(individual)} individual, ${dollars(family)} family.`,
      outside(away('individual', what), away('family', what)),
    ]
      .join(' ')
      .trim();
  const preventive = find(/^preventive care/i);
  const specialist = find(/^specialist visit/i);
  return [
    {
      question: 'What is the overall deductible?',
      answer: amounts('Deductible', costs.MedicalDeductibleIndividual, costs.MedicalDeductibleFamily),
    },
    {
      question: 'Are there services covered before you meet your deductible?',
      answer:
        preventive && /^no charge/i.test(preventive.InNetwork)
          ? `Yes. Preventive care in network: ${preventive.InNetwork}. Others: ${NOT_STATED.toLowerCase()}.`
          : NOT_STATED,
    },
    {
      question: 'Are there other deductibles for specific services?',
      answer: plan.IsIntegrated
        ? `Prescription drugs count towards the overall deductible. Others: ${NOT_STATED.toLowerCase()}.`
        : NOT_STATED,
    },
    {
      question: 'What is the out-of-pocket limit for this plan?',
      answer: amounts('Out-of-pocket maximum', costs.OutOfPocketMaximumIndividual, costs.OutOfPocketMaximumFamily),
    },
    { question: 'What is not included in the out-of-pocket limit?', answer: NOT_STATED },
    {
      question: 'Will you pay less if you use a network provider?',
      answer: benefits.some(({ InNetwork, OutOfNetwork }) => OutOfNetwork !== '' && OutOfNetwork !== InNetwork)
        ? `Yes. This plan has a ${plan.ProviderNetworkType ?? 'provider'} network; the columns below show both costs.`
        : NOT_STATED,
    },
    {
      question: 'Do you need a referral to see a specialist?',
      answer: specialist && /referral/i.test(specialist.Limits) ? `Yes. ${specialist.Limits}.` : NOT_STATED,
    },
  ];
}

const dollars = (amount: number | null): string =>
  amount === null ? NOT_STATED.toLowerCase() : formatDollars(amount).replace(/\.00$/, '');

function outside(individual: string, family: string): string {
  if (individual === '' && family === '') {
    return '';
  }
  return individual === family
    ? `Out of network: ${individual}.`
    : `Out of network: ${individual || NOT_STATED.toLowerCase()} individual, ${family || NOT_STATED.toLowerCase()} family.`;
}
