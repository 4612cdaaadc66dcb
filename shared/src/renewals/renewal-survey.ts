/** An agent's answers to whether the group intends to renew (spec 002 section 1, "survey"; the wording is ours). */
export const SURVEY_ANSWERS = ['WillRenew', 'WillNotRenew', 'NotYetKnown'] as const;
export type SurveyAnswer = (typeof SURVEY_ANSWERS)[number];

export const SURVEY_LABELS: Record<SurveyAnswer, string> = {
  WillRenew: 'Will renew',
  WillNotRenew: 'Will not renew',
  NotYetKnown: 'Not yet known',
};

export const SURVEY_QUESTION = 'Does this group intend to renew?';
export const ASKED_BEFORE = 'Its agent has been asked before.';
export const NOT_ASKED = 'Nobody has asked about this renewal.';
