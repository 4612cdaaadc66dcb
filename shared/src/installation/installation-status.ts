/** The installation status of a group, or one of its members, in the carrier system. */
export const INSTALLATION_STATUSES = ['Waiting', 'Installed', 'Failed', 'Resolved'] as const;
export type InstallationStatus = (typeof INSTALLATION_STATUSES)[number];

/**
 * Of the application of a household: Denied = never sent, because the insurer does not take it; NotSent = never submitted, because its
 * agent saw an error.
 */
export const APPLICATION_STATUSES = [...INSTALLATION_STATUSES, 'Denied', 'NotSent'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Whether nothing is left to install. */
export const isInCarrier = (status: ApplicationStatus): boolean => status === 'Installed' || status === 'Resolved';

export const INSTALLATION_LABELS: Record<InstallationStatus, string> = {
  Waiting: 'Being installed',
  Installed: 'Installed',
  Failed: 'Failed',
  Resolved: 'Installed manually',
};

export const APPLICATION_LABELS: Record<ApplicationStatus, string> = {
  Waiting: 'Being sent',
  Installed: 'Enrolled',
  Failed: 'Failed',
  Resolved: 'Enrolled manually',
  Denied: 'Denied',
  NotSent: 'Not submitted',
};

/** The result of one call to the carrier system or to the marketplace. */
const CALL_OUTCOMES = ['Installed', 'Refused', 'Unavailable'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** Reported = no call, but an error that the agent of a household saw. */
export const ATTEMPT_OUTCOMES = [...CALL_OUTCOMES, 'Reported'] as const;
export type AttemptOutcome = (typeof ATTEMPT_OUTCOMES)[number];
