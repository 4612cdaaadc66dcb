import type { TimelineActor } from '#shared/timeline/timeline.record';
import { permissionsOf, type PermissionFacts } from '#shared/roles/permissions';
import { roleNames } from '#shared/roles/role-names';

export const INTERNAL_STAFF = 'Internal staff';
export const ANOTHER_AGENCY = 'Another agency';
export const THE_SYSTEM = 'The system';
const THE_EMPLOYER = 'The employer, by link';
const AN_EMPLOYEE = 'An employee, by link';
const THE_CLIENT = 'The client, by link';

/** What is done without an account, by whoever has the link that an agent sent. */
const BY_LINK: Readonly<Record<string, string>> = {
  'open-employer-link': THE_EMPLOYER,
  'lock-employer-link': THE_EMPLOYER,
  'save-application-as-employer': THE_EMPLOYER,
  'confirm-eligible': THE_EMPLOYER,
  'note-eligible': THE_EMPLOYER,
  'sign-as-employer': THE_EMPLOYER,
  'decline-as-employer': THE_EMPLOYER,
  'download-employer-copy': THE_EMPLOYER,
  'open-employee-link': AN_EMPLOYEE,
  'lock-employee-link': AN_EMPLOYEE,
  'save-as-employee': AN_EMPLOYEE,
  'note-household': AN_EMPLOYEE,
  'enroll-as-employee': AN_EMPLOYEE,
  'waive-as-employee': AN_EMPLOYEE,
  'open-shared-proposal': THE_CLIENT,
  'open-client-link': THE_CLIENT,
  'lock-client-link': THE_CLIENT,
  'consent-by-link': THE_CLIENT,
  'review-by-link': THE_CLIENT,
  'decline-by-link': THE_CLIENT,
  'add-proof-pages': THE_CLIENT,
  'upload-proof-page': THE_CLIENT,
  'remove-proof-page': THE_CLIENT,
  'send-proof': THE_CLIENT,
};

/** An actor, as stored. */
export interface KnownActor extends PermissionFacts {
  id: number;
  fullName: string;
  /** null for internal staff. */
  agencyId: number | null;
  /** The general agency of their agency. */
  generalAgencyId: number | null;
}

export interface TimelineReader {
  id: number;
  isInternal: boolean;
  isGeneralAgent: boolean;
  agencyId: number | null;
}

/**
 * The actor's name as this reader may see it. Internal staff see every name; external users see those of their own agency, general
 * agents also those of the agencies under theirs. Staff appear to them under a neutral name. Ours: the specification has no
 * timeline.
 *
 * @param actor null = the system, or the holder of a link
 * @param action of the audit entry
 */
export function timelineActor(reader: TimelineReader, actor: KnownActor | null, action = ''): TimelineActor {
  if (actor === null) {
    return { Name: BY_LINK[action] ?? THE_SYSTEM, Role: '' };
  }
  const permissions = permissionsOf(actor);
  const role = roleNames(permissions);
  if (reader.isInternal || actor.id === reader.id || isOwnAgency(reader, actor)) {
    return { Name: actor.fullName, Role: role };
  }
  return permissions.includes('internal') ? { Name: INTERNAL_STAFF, Role: '' } : { Name: ANOTHER_AGENCY, Role: role };
}

function isOwnAgency(reader: TimelineReader, { agencyId, generalAgencyId }: KnownActor): boolean {
  if (reader.agencyId === null) {
    return false;
  }
  return agencyId === reader.agencyId || (reader.isGeneralAgent && generalAgencyId === reader.agencyId);
}
