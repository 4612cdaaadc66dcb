import type { FieldErrors } from '#shared/answers/errors';
import { isUseLongAgo } from '#shared/census/tobacco';
import type { IsoDate } from '#shared/dates/iso-date';
import { closedProblem, ENROLL_FIRST, ENROLLMENT_OF_DELETED } from '#shared/enrollment/editing';
import type { INDIVIDUAL_MEMBER_ROW } from '#shared/individuals/individual-quote.record';
import { type QuoteStatus, readOnlyReason } from '#shared/quotes/quote-status';
import type { Wire } from '#shared/records/field';

/** Correcting one of these is the retry: individuals, section 2, "Individual transitions". */
export const RETRIED: readonly QuoteStatus[] = ['FailedEnrollment', 'Pended'];
const OPEN: readonly QuoteStatus[] = ['Enrolling', 'SignatureRequired'];

interface EditedQuote {
  status: QuoteStatus;
  isDeleted: boolean;
  /** 0 = editable; above 0 = why the quote is locked. */
  readOnly: number;
}

/** Why the panels of a household's enrollment cannot be changed now; null when they can. */
export function householdEditProblem({ status, isDeleted, readOnly }: EditedQuote): string | null {
  if (isDeleted) {
    return ENROLLMENT_OF_DELETED;
  }
  if (status === 'Quoting') {
    return ENROLL_FIRST;
  }
  if (RETRIED.includes(status)) {
    return null;
  }
  return OPEN.includes(status) ? readOnlyReason(readOnly) : closedProblem(status);
}

export const CHANGE_PLANS_FIRST = 'The plans are priced with this. Choose “Change plans” to correct it.';
export const NO_PEOPLE_WHILE_ENROLLING = 'Choose “Change plans” to add or remove people.';

/** What the plans were priced with. */
const PRICED = [
  'RelationshipToSubscriber',
  'DateOfBirth',
  'MedicalStatus',
  'DentalStatus',
  'VisionStatus',
  'Tobacco',
  'Disabled',
] as const;
type PricedFacts = Pick<Wire<typeof INDIVIDUAL_MEMBER_ROW>, 'Id' | 'LastTobaccoUse' | (typeof PRICED)[number]>;
/** What is left out stays as stored. */
type SentFacts = Pick<PricedFacts, 'Id'> & {
  [Name in (typeof PRICED)[number] | 'LastTobaccoUse']?: PricedFacts[Name] | undefined;
};

/** Another day of last use is another price where it counts and did not, or no longer does. */
export const lastUseProblemOfPriced = (
  lastUse: IsoDate | null,
  priced: Pick<PricedFacts, 'LastTobaccoUse'>,
  effectiveDate: IsoDate,
): string | null =>
  isUseLongAgo(lastUse, effectiveDate) === isUseLongAgo(priced.LastTobaccoUse, effectiveDate)
    ? null
    : CHANGE_PLANS_FIRST;

/** What may not be changed while a household enrolls, by field of the request. */
export function pricedChanges(
  { Members, RemovedIds }: { Members: readonly SentFacts[]; RemovedIds: readonly number[] },
  stored: readonly PricedFacts[],
  effectiveDate: IsoDate,
): FieldErrors {
  const errors: FieldErrors = {};
  if (RemovedIds.length > 0 || Members.some(({ Id }) => Id === 0)) {
    errors['Members'] = [NO_PEOPLE_WHILE_ENROLLING];
  }
  Members.forEach((sent, at) => {
    const before = stored.find(({ Id }) => Id === sent.Id);
    for (const name of before ? PRICED : []) {
      if (sent[name] !== undefined && sent[name] !== before![name]) {
        errors[`Members.${at}.${name}`] = [CHANGE_PLANS_FIRST];
      }
    }
    const problem =
      before?.Tobacco && sent.LastTobaccoUse !== undefined
        ? lastUseProblemOfPriced(sent.LastTobaccoUse, before, effectiveDate)
        : null;
    if (problem) {
      errors[`Members.${at}.LastTobaccoUse`] = [problem];
    }
  });
  return errors;
}
