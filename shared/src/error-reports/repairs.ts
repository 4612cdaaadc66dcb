import type { ApplicationStatus, InstallationStatus } from '#shared/installation/installation-status';

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
