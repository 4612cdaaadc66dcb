import { isOneLine } from '#shared/formats/one-line';
import { unprintableProblem } from '#shared/formats/printable-text';

export const MAX_AGENCY_NAME = 150;
export const AGENCY_NAME_MISSING = 'Enter the name of the agency.';
export const AGENCY_NAME_INVALID = `Use at most ${MAX_AGENCY_NAME} characters, and no line breaks.`;
export const AGENCY_NAME_TAKEN = 'Another agency has this name.';
export const GENERAL_AGENCY_ITSELF = 'An agency cannot work under itself.';
export const GENERAL_AGENCY_CYCLE = 'That agency works under this one, so this one cannot work under it.';
export const NO_AGENCY = 'You do not belong to an agency.';
export const GENERAL_AGENCY_NOT_THERE = 'Choose an agency from the list.';

export function agencyNameProblem(text: string): string | null {
  const name = text.trim();
  const isFit = name.length <= MAX_AGENCY_NAME && isOneLine(name);
  return name === '' ? AGENCY_NAME_MISSING : isFit ? unprintableProblem(name) : AGENCY_NAME_INVALID;
}

/**
 * Checks whether an agency may work under another one.
 *
 * @param agencyId null for an agency that is not stored yet
 * @param above each agency's general agency; agencies without one may be omitted
 */
export function generalAgencyProblem(
  agencyId: number | null,
  generalAgencyId: number | null,
  above: ReadonlyMap<number, number>,
): string | null {
  if (agencyId === null || generalAgencyId === null) {
    return null;
  }
  if (agencyId === generalAgencyId) {
    return GENERAL_AGENCY_ITSELF;
  }
  const seen = new Set<number>();
  for (let next: number | undefined = generalAgencyId; next !== undefined && !seen.has(next); next = above.get(next)) {
    if (next === agencyId) {
      return GENERAL_AGENCY_CYCLE;
    }
    seen.add(next);
  }
  return null;
}
