import { takeNameApart } from '#shared/census/import/full-name';
import type { IsoDate } from '#shared/dates/iso-date';
import { parseName } from '#shared/formats/person-name';
import { zip5, zipProblem } from '#shared/formats/zip';

/** Letters that Unicode does not decompose into a plain letter and a mark. */
const PLAIN_LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe', đ: 'd', ð: 'd', ł: 'l', þ: 'th' };

/**
 * A name in the form in which it is stored and searched: lowercase plain letters, digits and single spaces, so that "obrien" finds
 * "O’Brien" and "jose" finds "José", alike on every database. Empty if the name has none of these.
 */
export const nameSearchKey = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[ßæøœđðłþ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/[-–—/,\s]+/g, ' ')
    .replaceAll(/[^a-z0-9 ]/g, '')
    .trim()
    .replaceAll(/ +/g, ' ');

/** Radius of a search by name, in miles. Source: spec 000 section 9. */
export const NAMED_SEARCH_MILES = 250;
/** Radius for automatic assignment of a provider, in miles. Source: spec 000 section 9, spec 001 section 9. */
export const AUTO_ASSIGN_MILES = 30;
/** Providers per page of the picker. Source: spec 000 section 9. */
export const PROVIDERS_PER_PAGE = 5;
/** Maximum providers in one response, nearest first. Ours: nobody pages through more than twenty pages. */
export const MOST_PROVIDERS = 100;

/** Source of the next three: spec 000 section 5, "PCP". */
export const PCP_ZIP_REQUIRED = 'Member ZIP code required for PCP search';
export const PCP_NAME_INVALID = 'Please enter valid name or choose PRPR Id to search';
export const PCP_ID_INVALID = 'Please enter valid provider ID to search';
/** The search button's text while there is no ZIP. */
export const PCP_BUTTON_WITHOUT_ZIP = 'Postal code required to find a PCP';

/** Source of the next four: spec 000 section 8, "PCP messages". */
export const NO_PROVIDER_WITH_ID = 'No providers found for the given provider ID';
export const NO_PROVIDER_FOR_MEMBER = 'No providers could be found for this member';
export const PROVIDER_ID_SEARCH_FAILED = 'An error occurred while searching the providers, please try again.';
export const PROVIDER_SEARCH_FAILED = 'There was an error searching for providers';
export const noProviderNamed = (name: string): string => `No providers could be found with the name ${name.trim()}`;

const PROVIDER_ID = /^\d{10}$/;

/** Checks whether text can be searched as a provider's name: it contains a letter. */
export const pcpNameProblem = (text: string): string | null =>
  /[a-z]/.test(nameSearchKey(text)) ? null : PCP_NAME_INVALID;

/** Checks whether text is a provider id: exactly ten digits. Blank text is not. */
export const pcpIdProblem = (text: string): string | null => (PROVIDER_ID.test(text.trim()) ? null : PCP_ID_INVALID);

/** Checks whether providers can be searched around this ZIP. */
export const pcpZipProblem = (zip: string | null | undefined): string | null =>
  zip?.trim() ? zipProblem(zip) : PCP_ZIP_REQUIRED;

/**
 * First and last name from typed text, "Last, First" or "First Last"; a single word, or text before a comma with nothing after it,
 * is a last name. A middle name does not narrow the search.
 */
export function pcpNameParts(text: string): { FirstName: string; LastName: string } {
  const [, lastOnly] = /^\s*([^,]+?)\s*,\s*$/.exec(text) ?? [];
  if (lastOnly) {
    return { FirstName: '', LastName: lastOnly };
  }
  const { FirstName, LastName } = takeNameApart(text) ?? parseName(text);
  return { FirstName, LastName };
}

/** What is known about the member who needs a provider. */
export interface PcpMemberFacts {
  /** Home ZIP, as typed; only its first five digits are sent. */
  zip: string | null;
  /** The medical plan's; empty if none is selected. */
  planIds: readonly number[];
  effectiveDate: IsoDate;
  dateOfBirth: IsoDate | null;
}

/** The search request of spec 000 section 3, with the first five digits of the ZIP. Check `pcpZipProblem` first. */
const requestFor = ({ zip, planIds, effectiveDate, dateOfBirth }: PcpMemberFacts, miles: number) => ({
  ZipCode: zip5(zip ?? '') ?? '',
  DistanceFromZip: miles,
  AcceptingNewPatients: true,
  EffectiveDate: effectiveDate,
  Members: dateOfBirth ? [{ DateOfBirth: dateOfBirth }] : [],
  PlanIds: [...planIds],
});

/** Providers of this name within 250 miles who accept new patients. Source: spec 000 section 4, "PCP validity". */
export const namedSearch = (member: PcpMemberFacts, name: string) => ({
  ...pcpNameParts(name),
  ...requestFor(member, NAMED_SEARCH_MILES),
});

/** Providers of this name within 250 miles, whether they accept new patients or not: the client may be a patient. Check the ZIP first. */
export const doctorSearch = (zip: string, name: string) => ({
  ...pcpNameParts(name),
  ZipCode: zip5(zip) ?? '',
  DistanceFromZip: NAMED_SEARCH_MILES,
});

/** Providers within 30 miles who accept new patients. Source: spec 000 section 4, "PCP validity". */
export const autoAssignSearch = (member: PcpMemberFacts) => requestFor(member, AUTO_ASSIGN_MILES);
