import type { CensusMemberResponse } from '#shared/census/census.record';
import { counted } from '#shared/formats/text';
import { formatDollars } from '#shared/formats/currency';
import type { GroupBasis } from '#shared/plans/group-figures';
import type { Coverage } from '#shared/plans/plan-codes';
import type { CurrentAndSuggestedPlansResponse } from '#shared/renewals/renewal.record';
import type { RenewedPlans } from '../components/plan-browser/plan-terms.ts';

type Member = Pick<CensusMemberResponse, 'EmployeeNumber' | 'MedicalStatus' | 'DentalStatus' | 'VisionStatus'>;
type Renewal = Pick<CurrentAndSuggestedPlansResponse, 'AsIsPlans' | 'Validity' | 'PremiumsNow'>;

const STATUS = { medical: 'MedicalStatus', dental: 'DentalStatus', vision: 'VisionStatus' } as const;

const enrolled = (members: readonly Member[], coverage: Coverage): Member[] =>
  members.filter((member) => member[STATUS[coverage]] === 'Enroll');

export function coveredEmployees(members: readonly Member[]): GroupBasis['employees'] {
  const count = (coverage: Coverage) =>
    new Set(enrolled(members, coverage).map(({ EmployeeNumber }) => EmployeeNumber)).size;
  return { medical: count('medical'), dental: count('dental'), vision: count('vision') };
}

export const currentPremiums = (renewal: Renewal | null): GroupBasis['now'] =>
  Object.fromEntries((renewal?.PremiumsNow ?? []).map(({ Coverage: coverage, Premium }) => [coverage, Premium]));

/** Who leaves or joins changes the premium too, so both numbers of members are named. */
export function basisText(
  renewal: Renewal | null,
  members: readonly Member[],
): Readonly<Partial<Record<Coverage, string>>> {
  return Object.fromEntries(
    (renewal?.PremiumsNow ?? []).map(({ Coverage: coverage, Premium, Members }) => {
      const then = enrolled(members, coverage).length;
      const enrolling = then === Members ? '' : `; ${then} enroll at the renewal`;
      return [coverage, `Now: ${formatDollars(Premium)} a month for ${counted(Members, 'member')}${enrolling}.`];
    }),
  );
}

const CURRENT = 'Current plan';

/** What plans are to a group at its renewal. Only one current medical plan can be compared with others. */
export function renewedPlans({ AsIsPlans, Validity }: Renewal): RenewedPlans {
  const marks = new Map<number, string>();
  for (const { SuggestedPlanId, Validity: validity } of Validity) {
    if (SuggestedPlanId !== null && marks.get(SuggestedPlanId) !== CURRENT) {
      marks.set(SuggestedPlanId, validity === 'Continues' ? CURRENT : 'Replaces a current plan');
    }
  }
  const medical = new Set(AsIsPlans.filter(({ IsMedical }) => IsMedical).map(({ PlanId }) => PlanId));
  const [only, ...others] = Validity.filter(({ PlanId }) => medical.has(PlanId));
  const isCurrent = only?.Validity === 'Continues' && others.length === 0;
  return { marks, currentPlanId: isCurrent ? only.SuggestedPlanId : null };
}
