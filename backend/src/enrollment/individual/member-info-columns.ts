import { NO_ADDRESS } from '#shared/enrollment/members/household';
import { BACKGROUND, type EnrollingMemberRequest } from '#shared/individual-enrollment/individual-enrollment.record';
import { CARE, type MemberAddress } from '#shared/persons/person.record';
import { columnsAfter } from '#shared/records/rows';
import type { StoredHome } from '../parts/demographics/member-enrollment.entity.ts';
import type { EnrollmentColumns } from '../parts/demographics/member-enrollments.repository.ts';
import type { BackgroundColumns } from '../parts/individual/individual-enrollments.repository.ts';
import type { KnownPlaces } from './household-places.ts';

/** What enrollment stores of a person besides the census. */
export interface InfoColumns {
  row: EnrollmentColumns;
  background: BackgroundColumns;
}

interface Surroundings {
  places: KnownPlaces;
  /** What is answered of an applicant whose home is not entered yet: sent back, it is still not entered. */
  ratedHome: MemberAddress;
}

/**
 * The columns after a save: what was not sent stays as stored. The ZIP code of the home belongs to the census; undefined leaves it as it is.
 */
export function infoColumns(
  sent: EnrollingMemberRequest,
  { row, background }: InfoColumns,
  { places, ratedHome }: Surroundings,
): InfoColumns & { homePostalCode: string | null | undefined } {
  const isApplicant = sent.RelationshipToSubscriber === 'Self';
  const livesWithApplicant = !isApplicant && (sent.SameAsPrimary ?? row.livesWithEmployee);
  const home = livesWithApplicant ? (row.livesWithEmployee ? undefined : NO_ADDRESS) : sent.HomeAddress;
  const isEntered = home !== undefined && !(isApplicant && isSame(home, ratedHome) && isBlank(row.homeAddress));
  const mailingSameAsHome = sent.MailingAddressSameAsHome ?? row.mailingSameAsHome;
  const mail = sent.MailingAddress && places.filledIn(sent.MailingAddress);
  return {
    row: {
      ...row,
      ...columnsAfter(CARE, sent, row),
      ...(isEntered && homeColumns(places.filledIn(home), places)),
      livesWithEmployee: livesWithApplicant,
      mailingSameAsHome,
      mailingAddress: mailingSameAsHome ? NO_ADDRESS : { ...NO_ADDRESS, ...(mail ?? row.mailingAddress) },
    },
    background: { ...background, ...columnsAfter(BACKGROUND, sent, background) },
    homePostalCode: isEntered ? home.FullPostalCode || null : undefined,
  };
}

const homeColumns = (home: MemberAddress, places: KnownPlaces): Pick<EnrollmentColumns, 'homeAddress' | 'rateArea'> => {
  const { FullPostalCode: _onTheCensus, ...homeAddress } = { ...NO_ADDRESS, ...home };
  return { homeAddress, rateArea: places.rateAreaOf(home) };
};

const isBlank = (home: StoredHome): boolean => Object.values(home).every((part) => part === '');

const isSame = (one: MemberAddress, other: MemberAddress): boolean =>
  (Object.keys(other) as (keyof MemberAddress)[]).every((name) => one[name] === other[name]);

/** Names of the fields that a save changes, never their values. */
export const changedInfo = (before: InfoColumns, after: InfoColumns): string[] => [
  ...changedNames(before.row, after.row),
  ...changedNames(before.background, after.background),
];

const changedNames = <Row extends object>(before: Row, after: Row): string[] =>
  (Object.keys(after) as (keyof Row & string)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
