import type { Plan, PlanBreakdown } from '#shared/plans/plan.record';
import { formatDollars } from '#shared/formats/currency';
import { MEDICAL_EVENTS } from './medical-events.ts';

export type BenefitLine = PlanBreakdown['Benefits'][number];

export interface SummaryOfPlan {
  questions: { question: string; answer: string }[];
  events: { event: string; services: ServiceCosts[] }[];
  notCovered: string[];
  /** Covered services that are not on the form. */
  others: BenefitLine[];
}

export interface ServiceCosts {
  name: string;
  inNetwork: string;
  outOfNetwork: string;
  limits: string;
}

/** The stored benefits of a medical plan, in the order of the federal form. Missing benefits are left out: the summary never guesses. */
export function summaryOfPlan(plan: Plan, benefits: readonly BenefitLine[]): SummaryOfPlan {
  const asked = new Set<BenefitLine>();
  const events = MEDICAL_EVENTS.map(({ event, services }) => ({
    event,
    services: services.flatMap(({ name, filedAs }): ServiceCosts[] => {
      const line = benefits.find(({ Category, Benefit }) => filedAs.test(`${Category}: ${Benefit}`));
      if (!line) {
        return [];
      }
      asked.add(line);
      return [{ name, inNetwork: line.InNetwork, outOfNetwork: line.OutOfNetwork, limits: line.Limits }];
    }),
  }));
  const rest = benefits.filter((line) => !asked.has(line) && !IN_QUESTIONS.test(line.Benefit));
  return {
    questions: questionsOf(plan, benefits),
    events: events.filter(({ services }) => services.length > 0),
    notCovered: rest.filter(isNotCovered).map(({ Benefit }) => Benefit),
    others: rest.filter((line) => !isNotCovered(line)),
  };
}

const IN_QUESTIONS = /^(deductible|out-of-pocket maximum|coinsurance)\b/i;
const isNotCovered = ({ InNetwork }: BenefitLine): boolean => /^not covered$/i.test(InNetwork.trim());

function questionsOf(plan: Plan, benefits: readonly BenefitLine[]): SummaryOfPlan['questions'] {
  const costs = plan.PlanDetailsPreferredNetwork.Tier1PlanDetails;
  const find = (name: RegExp) => benefits.find(({ Benefit }) => name.test(Benefit));
  const away = (who: 'individual' | 'family', what: string) =>
    find(new RegExp(`^${what}, ${who}`, 'i'))?.OutOfNetwork ?? '';
  const amounts = (what: string, individual: number | null, family: number | null) =>
    [
      sentence('In network', dollars(individual), dollars(family)),
      sentence('Out of network', away('individual', what), away('family', what)),
    ]
      .filter(Boolean)
      .join(' ');
  const preventive = find(/^preventive care/i)?.InNetwork ?? '';
  const referral = find(/^specialist visit/i)?.Limits ?? '';
  const hasTwoCosts = benefits.some(({ InNetwork, OutOfNetwork }) => OutOfNetwork !== '' && OutOfNetwork !== InNetwork);
  return [
    {
      question: 'What is the overall deductible?',
      answer: amounts('Deductible', costs.MedicalDeductibleIndividual, costs.MedicalDeductibleFamily),
    },
    {
      question: 'Are there services covered before you meet your deductible?',
      answer: /^no charge/i.test(preventive) ? `Yes. Preventive care in network: ${preventive}.` : '',
    },
    {
      question: 'Are there other deductibles for specific services?',
      answer: plan.IsIntegrated ? 'Prescription drugs count towards the overall deductible.' : '',
    },
    {
      question: 'What is the out-of-pocket limit for this plan?',
      answer: amounts('Out-of-pocket maximum', costs.OutOfPocketMaximumIndividual, costs.OutOfPocketMaximumFamily),
    },
    {
      question: 'Will you pay less if you use a network provider?',
      answer: hasTwoCosts
        ? `Yes. This plan has ${networkText(plan.ProviderNetworkType)}; the columns below show both costs.`
        : '',
    },
    {
      question: 'Do you need a referral to see a specialist?',
      answer: /referral/i.test(referral) ? `Yes. ${referral}.` : '',
    },
  ].filter(({ answer }) => answer !== '');
}

/** "an HMO network", "a PPO network": depends on the sound of the first letter. */
const networkText = (type: string | null): string =>
  type === null ? 'a provider network' : `${/^[AEFHILMNORSX]/.test(type) ? 'an' : 'a'} ${type} network`;

const dollars = (amount: number | null): string => (amount === null ? '' : formatDollars(amount).replace(/\.00$/, ''));

function sentence(where: string, individual: string, family: string): string {
  if (individual !== '' && individual === family) {
    return `${where}: ${individual}.`;
  }
  const parts = [individual && `${individual} individual`, family && `${family} family`].filter(Boolean);
  return parts.length > 0 ? `${where}: ${parts.join(', ')}.` : '';
}
