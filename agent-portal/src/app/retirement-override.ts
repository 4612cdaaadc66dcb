import { RETIREMENT_OVERRIDE } from '#shared/book-of-business/individuals/retirement';

/** What this tab says of the individual book of business. Storage may be disabled; then the date decides. */
export function retirementOverride(): string | null {
  try {
    return sessionStorage.getItem(RETIREMENT_OVERRIDE);
  } catch {
    return null;
  }
}
