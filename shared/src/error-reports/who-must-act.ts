import type { ApplicationStatus } from '#shared/installation/installation-status';
import { type EnrollRefusal, enrollRefusal, type RefusalAction } from '#shared/marketplace/enroll-refusals';

export const ACTOR_LABELS: Record<EnrollRefusal['who'], string> = {
  agent: 'Agent',
  client: 'Client',
  staff: 'Staff',
  marketplace: 'Marketplace',
};

/** Short, for the person who must act. */
export const STEP_LABELS: Record<RefusalAction, string> = {
  'fetch-eligibility': 'Fetch the eligibility again',
  'choose-plan': 'Choose another plan',
  'change-date': 'Change the effective date',
  'check-members': 'Check the members',
  attest: 'Accept the attestation',
  retry: 'Submit again',
  'call-marketplace': 'Call the marketplace',
  wait: 'Wait, then submit again',
};

type NextStep = Pick<EnrollRefusal, 'who' | 'action'>;

/** Of an application that was never submitted. */
export const NOT_SENT_STEP: NextStep = { who: 'agent', action: 'retry' };

/** Who acts next on a failed marketplace enrollment, and how. Individuals, section 6, point 9. @param refusalCode '' without an answer */
export function nextStepOf(status: ApplicationStatus, refusalCode: string): NextStep {
  if (status === 'NotSent') {
    return NOT_SENT_STEP;
  }
  const { who, action } = enrollRefusal(refusalCode, '');
  return { who, action };
}
