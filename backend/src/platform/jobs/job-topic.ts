/** What the worker can be asked to do. */
export const JOB_TOPICS = ['install-group', 'bulk-run', 'expire-quotes'] as const;
export type JobTopic = (typeof JOB_TOPICS)[number];
