import { CONSENT_CHANGED, isFullName, TYPE_YOUR_NAME } from '#shared/enrollment/signing';
import { unprintableProblem } from '#shared/formats/text';

/**
 * The employer confirms, with the link for the signature, that the list of employees is complete. Ours: the specification has the census as
 * the agent has approved it.
 */
export const ELIGIBLE_WORDS_VERSION = '2026-11-eligible';
/** Increment the version whenever the text changes. ESIGN, 15 USC 7001(c). */
export const ELIGIBLE_WORDS =
  'This list has every employee who is eligible for this coverage, including those who waive it: nobody who is eligible is missing, and ' +
  'everybody on it is eligible. I am authorized to confirm this for the employer. I agree to do so electronically: my typed name has the ' +
  'same effect as my signature by hand. I know that I may do it on paper instead, by asking my agent.';

export const ELIGIBLE_NOTE_LIMIT = 500;

/** To the employer. */
export const CONFIRM_LIST = 'Check the box if the list is complete and right.';
export const LIST_CHANGED_WHILE_READ =
  'The list of employees has changed since you opened it. Please look at it again before you confirm it.';
export const ALREADY_CONFIRMED = 'This list was already confirmed.';
export const CONFIRM_BEFORE_SIGNING = 'Confirm who is eligible before you sign.';
/** To the agent. */
export const LIST_CHANGED_SINCE_CONFIRMED =
  'The list of employees has changed since the employer confirmed it. The employer confirms it again, with a link, before signing.';

/** An employee as the employer sees them: nothing about the household, and nothing about health. */
export interface EligibleEmployee {
  Name: string;
  /** In any coverage. */
  IsEnrolling: boolean;
  /** As the employee has said with a link; null = enrolls, or did not say. */
  WaiveReason: string | null;
}

interface Confirmation {
  SignedByName: string;
  Agreed: boolean;
  WordsVersion: string;
}

/** What a confirmation lacks, by field; empty = valid. */
export function confirmationProblems(
  { SignedByName, Agreed, WordsVersion }: Confirmation,
  employerName: string,
): Partial<Record<keyof Confirmation, string>> {
  const name = isFullName(SignedByName, employerName) ? unprintableProblem(SignedByName) : TYPE_YOUR_NAME;
  const agreed = !Agreed ? CONFIRM_LIST : WordsVersion === ELIGIBLE_WORDS_VERSION ? null : CONSENT_CHANGED;
  return { ...(name ? { SignedByName: name } : {}), ...(agreed ? { Agreed: agreed } : {}) };
}
