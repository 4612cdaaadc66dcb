import { HEALTH_QUESTIONS } from '#shared/individual-enrollment/questions';

/** Spec 001 section 8; MEMBER_SAVED is the third. */
export const ELIGIBILITY_SAVED = 'Eligibility requirements successfully saved.';
export const HEALTH_SAVED = 'Health Information successfully saved.';

/** Each panel is saved by itself; sent together, the health answers are what the page is about. */
export const answersSaved = (sent: Readonly<Record<string, unknown>>): string =>
  Object.keys(HEALTH_QUESTIONS).some((name) => sent[name] !== undefined) ? HEALTH_SAVED : ELIGIBILITY_SAVED;
