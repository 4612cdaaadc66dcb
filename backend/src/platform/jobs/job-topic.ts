/**
 * The topics of the worker's jobs, by the system that they wait for. A process works each lane off by itself: a system that hangs holds up
 * nothing that another one, or nobody, has to answer.
 */
export const LANES = {
  carrier: ['install-group', 'submit-application', 'change-pcp'],
  marketplace: ['enroll-at-marketplace', 'verify-enrollments'],
  email: ['send-email'],
  bulk: ['bulk-run'],
  own: ['expire-quotes', 'purge-drafts', 'purge-notifications'],
} as const;

export type Lane = keyof typeof LANES;
export type JobTopic = (typeof LANES)[Lane][number];

export const LANE_NAMES = Object.keys(LANES) as Lane[];
