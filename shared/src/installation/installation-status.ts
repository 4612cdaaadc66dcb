/** How far a group, or one of its members, is in the carrier system. */
export const INSTALLATION_STATUSES = ['Waiting', 'Installed', 'Failed', 'Resolved'] as const;
export type InstallationStatus = (typeof INSTALLATION_STATUSES)[number];

/** Nothing is left to be done for these. */
export const isInCarrier = (status: InstallationStatus): boolean => status === 'Installed' || status === 'Resolved';

export const INSTALLATION_LABELS: Record<InstallationStatus, string> = {
  Waiting: 'Being installed',
  Installed: 'Installed',
  Failed: 'Failed',
  Resolved: 'Installed by hand',
};

/** What came of one call to the carrier system. */
export const ATTEMPT_OUTCOMES = ['Installed', 'Refused', 'Unavailable'] as const;
export type AttemptOutcome = (typeof ATTEMPT_OUTCOMES)[number];
