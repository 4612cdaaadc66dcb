import type { FieldErrors } from '#shared/answers/errors';

/** Ours. */
export const FROM_MARKETPLACE = 'This comes from the marketplace. Change it on the application there.';

/** What decided the tax credit. */
const DECIDED = ['FirstName', 'LastName', 'DateOfBirth', 'RelationshipToSubscriber', 'MedicalStatus'] as const;
type DecidedFacts = Record<(typeof DECIDED)[number], string>;
/** What is left out stays as stored. */
type SentFacts = { Id: number } & { [Name in keyof DecidedFacts]?: string | null | undefined };

/** What may not be changed about the people of a marketplace quote, by field of the request. */
export function decidedChanges(
  { Members, RemovedIds }: { Members: readonly SentFacts[]; RemovedIds: readonly number[] },
  stored: readonly ({ Id: number } & DecidedFacts)[],
): FieldErrors {
  const errors: FieldErrors = {};
  if (RemovedIds.length > 0 || Members.some(({ Id }) => Id === 0)) {
    errors['Members'] = [FROM_MARKETPLACE];
  }
  Members.forEach((sent, at) => {
    const before = stored.find(({ Id }) => Id === sent.Id);
    for (const name of before ? DECIDED : []) {
      if (sent[name] !== undefined && sent[name] !== before![name]) {
        errors[`Members.${at}.${name}`] = [FROM_MARKETPLACE];
      }
    }
  });
  return errors;
}
