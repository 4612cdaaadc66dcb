import type { ApplicationStatus, InstallationStatus } from '#shared/installation/installation-status';
import { isTechnicalRefusal } from '#shared/marketplace/enroll-refusals';
import type { QuoteStatus } from '#shared/quotes/quote-status';

/** What people may do about a failed installation. Source: spec 002 section 4, "Dashboards and errors". */
export const MEMBERS_FAILED_ONLY =
  'The group is installed; only members failed. Resubmit the members in the group member error report.';
export const GROUP_IN_PLACE = 'This group is installed. There is nothing to resubmit.';
export const MEMBER_IN_PLACE = 'This member is installed. There is nothing to resubmit.';
export const MEMBER_BEFORE_GROUP = 'The group itself is not installed yet. Please resubmit the group first.';
export const NOTHING_TO_RESOLVE = 'There is nothing left to resolve here. Please reload the report.';
export const BEING_SENT = 'This is being sent to the carrier now. Please wait for its answer.';
export const TRIED_AGAIN_SINCE =
  'This has been tried again since. Please reload the report and check the newest error.';
export const HOUSEHOLD_IN_PLACE = 'This household is enrolled. There is nothing to resubmit.';
export const HOUSEHOLD_DENIED = 'The insurer does not cover this household. There is nothing to resubmit.';
export const SUBMITTED_ELSEWHERE = 'This application was not submitted here. The agent must sign and submit it.';
export const AGENT_CORRECTS =
  'The agent is correcting this application. It leaves this report when the agent signs and submits it again.';
export const CHANGED_FOR_STAFF =
  'The application or its price has changed since it was signed. The agent must sign and submit it again.';
export const HOUSEHOLD_EXPIRED = 'The quote has expired. The agent must start a new one.';
export const HOUSEHOLD_DELETED = 'The agent has deleted this quote. Restore it first.';
/** Individuals, decision 8. */
export const MARKETPLACE_BY_AGENT =
  'The agent must submit this again: only the agent and the client can attest to a marketplace enrollment.';

interface GroupState {
  status: InstallationStatus;
  processedWithErrors: boolean;
}

/** A resubmission in progress may be requested again: a second click changes nothing. */
export function resubmitGroupProblem({ status, processedWithErrors }: GroupState): string | null {
  if (processedWithErrors) {
    return MEMBERS_FAILED_ONLY;
  }
  return status === 'Installed' || status === 'Resolved' ? GROUP_IN_PLACE : null;
}

export function resubmitMemberProblem(group: InstallationStatus, member: InstallationStatus): string | null {
  if (group !== 'Installed') {
    return group === 'Resolved' ? MEMBER_IN_PLACE : MEMBER_BEFORE_GROUP;
  }
  return member === 'Installed' || member === 'Resolved' ? MEMBER_IN_PLACE : null;
}

/** A group can be resolved while it or one of its members has failed. */
export function resolveGroupProblem({ status, processedWithErrors }: GroupState): string | null {
  if (status === 'Waiting') {
    return BEING_SENT;
  }
  return status === 'Failed' || processedWithErrors ? null : NOTHING_TO_RESOLVE;
}

/** Of a member, or of a household's application. @param asked the EwsTransactionId that the user saw; `failed` that of the last failure */
export function resolveMemberProblem(
  member: ApplicationStatus,
  { asked, failed }: { asked: number; failed: number },
): string | null {
  if (member !== 'Failed') {
    return member === 'Waiting' ? BEING_SENT : NOTHING_TO_RESOLVE;
  }
  return asked === failed ? null : TRIED_AGAIN_SINCE;
}

interface HouseholdQuote {
  status: QuoteStatus;
  isDeleted: boolean;
}

/** A resubmission in progress may be requested again. What was signed is sent as it is, so the agent must not have begun to change it. */
export function resubmitApplicationProblem(
  { status, isFfm, refusalCode }: { status: ApplicationStatus; isFfm: boolean; refusalCode: string },
  quote: HouseholdQuote,
): string | null {
  const problem = isFfm ? resubmitAtMarketplaceProblem({ status, refusalCode }) : null;
  if (problem) {
    return problem;
  }
  if (status !== 'Failed') {
    return NOT_FAILED[status];
  }
  return quote.status === 'Expired' ? HOUSEHOLD_EXPIRED : takenByAgent(quote);
}

const NOT_FAILED: Record<Exclude<ApplicationStatus, 'Failed'>, string | null> = {
  Waiting: null,
  Installed: HOUSEHOLD_IN_PLACE,
  Resolved: HOUSEHOLD_IN_PLACE,
  Denied: HOUSEHOLD_DENIED,
  NotSent: SUBMITTED_ELSEWHERE,
};

/**
 * Why staff may not send a marketplace enrollment again, as far as its row in the report tells. They may after a technical failure, with the
 * agent's attestation as it is. Individuals, decision 8.
 * @param refusalCode '' when the marketplace did not answer
 */
export function resubmitAtMarketplaceProblem({
  status,
  refusalCode,
}: {
  status: ApplicationStatus;
  refusalCode: string;
}): string | null {
  if (status === 'NotSent') {
    return SUBMITTED_ELSEWHERE;
  }
  return status === 'Failed' && !isTechnicalRefusal(refusalCode) ? MARKETPLACE_BY_AGENT : null;
}

/**
 * Of a household that staff have enrolled by hand, also when the quote has expired in the meantime, or waits for the client to end another
 * contract at the marketplace.
 */
export const enrolledByHandProblem = (quote: HouseholdQuote): string | null =>
  (quote.status === 'Expired' || quote.status === 'Pended') && !quote.isDeleted ? null : takenByAgent(quote);

function takenByAgent({ status, isDeleted }: HouseholdQuote): string | null {
  if (isDeleted) {
    return HOUSEHOLD_DELETED;
  }
  return status === 'FailedEnrollment' ? null : AGENT_CORRECTS;
}
