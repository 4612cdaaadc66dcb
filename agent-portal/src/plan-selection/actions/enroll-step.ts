import type { QuoteResponse } from '#shared/quotes/quote.record';
import { enrollmentBarrier, enrollmentStateProblem, type EnrollmentFlags } from '#shared/plans/group-enrollment';
import { ENROLLMENT_BY_STAFF, groupEnrollmentPath, isInEnrollment } from '#shared/quotes/next-step';

/** The label and action of the enrollment button. */
export interface EnrollStep {
  label: string;
  /** The quote is already in enrollment: the link to it. */
  to: string | null;
  /** Why this user cannot continue; null = allowed. */
  blockedBy: string | null;
}

type EnrollableQuote = Pick<
  QuoteResponse,
  'Id' | 'Status' | 'IsDeleted' | 'QuoteType' | 'Group' | 'EffectiveDateProblem' | 'EnrollmentConflict'
>;

/**
 * The step from plan selection to enrollment, by the rules that the server uses too; null if there is none.
 * @param selectionBlock the problem that blocks the selection
 */
export function enrollStep(
  { Id, Status, IsDeleted, QuoteType, Group, EffectiveDateProblem, EnrollmentConflict }: EnrollableQuote,
  audience: 'external' | 'internal',
  flags: EnrollmentFlags,
  selectionBlock: string | null,
): EnrollStep | null {
  if (!IsDeleted && isInEnrollment(Status)) {
    const isBlocked = audience === 'external' && flags.DisableForExternalAgentFlag;
    return {
      label: 'Go to enrollment',
      to: groupEnrollmentPath(Id),
      blockedBy: isBlocked ? ENROLLMENT_BY_STAFF : null,
    };
  }
  const state = enrollmentStateProblem({ status: Status, isDeleted: IsDeleted, audience });
  if (state !== null && Status !== 'EditingCensus') {
    return null;
  }
  const barrier = enrollmentBarrier({ quoteType: QuoteType, audience, isOlfo: Group.IsRenewOLFO, flags });
  const period = EnrollmentConflict ?? EffectiveDateProblem;
  return { label: 'Enroll', to: null, blockedBy: state ?? barrier ?? period ?? selectionBlock };
}
