/** The topics of the worker's jobs. */
export const JOB_TOPICS = [
  'install-group',
  'submit-application',
  'change-pcp',
  'send-email',
  'bulk-run',
  'expire-quotes',
  'verify-enrollments',
  'purge-drafts',
  'purge-notifications',
] as const;
export type JobTopic = (typeof JOB_TOPICS)[number];
