import { needsPcp, pcpProblem } from '#shared/providers/pcp-validity';
import type { NetworkType } from '#shared/plans/plan-codes';

export const DOCTOR_PROBLEMS = ['NotAccepting', 'NotInNetwork'] as const;
export type DoctorProblem = (typeof DOCTOR_PROBLEMS)[number];

interface DoctorFacts {
  /** null: the product does not know the plan, so nothing can be said about its network. */
  plan: { networkType: NetworkType | null } | null;
  isInNetwork: boolean;
  acceptsNewPatients: boolean;
  isExistingPatient: boolean;
}

/**
 * Why a member can no longer have the primary care provider that the contract names; null: nothing is wrong, or the plan needs none. An
 * existing patient keeps a provider who takes no new ones. Source: spec 000 section 4, "PCP validity".
 */
export function doctorProblem({
  plan,
  isInNetwork,
  acceptsNewPatients,
  isExistingPatient,
}: DoctorFacts): DoctorProblem | null {
  if (plan && !needsPcp(plan.networkType)) {
    return null;
  }
  if (plan && !isInNetwork) {
    return 'NotInNetwork';
  }
  const choice = {
    PrimaryCareProviderId: 'named',
    PrimaryCareProviderAutoAssign: false,
    PrimaryCareProviderExistingPatient: isExistingPatient,
  };
  return pcpProblem(choice, acceptsNewPatients) === null ? null : 'NotAccepting';
}
