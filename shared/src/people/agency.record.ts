import { record, type Wire } from '#shared/records/field';
import { count, flag, id, orNull, text, version } from '#shared/records/kinds';
import { isOneLine, unprintableProblem } from '#shared/formats/text';

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

/** POST /api/people/Agencies. */
export const AGENCY = record('NewAgency', {
  Name: text('Name', { problem: agencyNameProblem, example: 'Great Lakes Benefit Partners' }),
  /** The agency above it, whose general agents oversee this one. */
  GeneralAgencyId: orNull(id('General agency')),
  IsActive: flag('Active', { blank: true, about: 'Offered for agents.' }),
});
/** PUT /api/people/Agencies/{id}. */
export const AGENCY_CHANGE = record('AgencyChange', { ...AGENCY, Version: version() });
/** GET /api/people/Agencies. */
export const AGENCY_ROW = record('AgencyAnswer', {
  Id: id('Id'),
  ...AGENCY_CHANGE,
  GeneralAgencyName: orNull(text('General agency')),
  AgentCount: count('Agents'),
  AgencyCount: count('Agencies under it'),
  HasLogo: flag('Logo', { about: 'Its proposals show one.' }),
});

export type AgencyRequest = Wire<typeof AGENCY>;
export type ChangeAgencyRequest = Wire<typeof AGENCY_CHANGE>;
export type AgencyRow = Wire<typeof AGENCY_ROW>;

export const AGENCY_ORDERS = ['Name'] as const;
export interface AgenciesFilter {
  q?: string;
  IsActive?: boolean;
  GeneralAgencyId?: number;
  id?: number[];
}

/** GET /api/agency, the agency of an agent admin, and GET /api/people/Carrier. */
export const LOGO_HOLDER = record('LogoHolderAnswer', { Name: AGENCY_ROW.Name, HasLogo: AGENCY_ROW.HasLogo });

export type LogoHolder = Wire<typeof LOGO_HOLDER>;

/** Pictures on proposals. Ours: the specification has none. */
export const MOST_LOGO_BYTES = 256 * 1024;
export const MOST_LOGO_PIXELS = 2000;

export const NO_LOGO_FILE = 'Choose a picture to upload.';
export const LOGO_TOO_LARGE = 'The picture is larger than 256 KB. Choose a smaller one.';
export const LOGO_NOT_SHOWABLE = `The picture must be a PNG or JPEG of at most ${MOST_LOGO_PIXELS} by ${MOST_LOGO_PIXELS} pixels. Save it again as a plain PNG or JPEG.`;
export const TOO_MANY_LOGOS = 'Many pictures are being uploaded at the moment. Please try again in a minute.';
export const ONE_LOGO_AT_A_TIME =
  'Several of your pictures are still being uploaded. Wait until they are stored, then try again.';
export const NO_LOGO = 'There is no logo.';
