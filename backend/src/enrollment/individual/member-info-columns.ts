import { NO_ADDRESS } from '#shared/enrollment/members/household';
import { BACKGROUND, type EnrollingMemberRequest } from '#shared/individual-enrollment/individual-enrollment.record';
import { CARE, type MemberAddress } from '#shared/persons/person.record';
import { columnsAfter } from '#shared/records/rows';
import type { EnrollmentColumns } from '../parts/demographics/member-enrollments.repository.ts';
import type { BackgroundColumns } from '../parts/household/individual-enrollments.repository.ts';
import { isBlankHome, isSameHome, type OfferedHome } from '../parts/household/offered-home.ts';
import type { KnownPlaces } from './household-places.ts';

/** What enrollment stores of a person besides the census. */
export interface InfoColumns {
  row: EnrollmentColumns;
  background: BackgroundColumns;
}

interface Surroundings {
  places: KnownPlaces;
  /** What is answered while no home is entered: sent back, it is still not entered. */
  offered: OfferedHome | null;
}

/**
 * The columns after a save: what was not sent stays as stored. The ZIP code of the home belongs to the census; undefined leaves it as it is.
 */
export function infoColumns(
  sent: EnrollingMemberRequest,
  { row, background }: InfoColumns,
  { places, offered }: Surroundings,
): InfoColumns & { homePostalCode: string | null | undefined } {
  const isApplicant = sent.RelationshipToSubscriber === 'Self';
  const livesWithApplicant = !isApplicant && (sent.SameAsPrimary ?? row.livesWithEmployee);
  const home = livesWithApplicant ? (row.livesWithEmployee ? undefined : NO_ADDRESS) : sent.HomeAddress;
  const isOffered = home && offered ? isSameHome(home, offered.address) && isBlankHome(row.homeAddress) : false;
  const isEntered = home !== undefined && !isOffered;
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

/** Names of the fields that a save changes, never their values. */
export const changedInfo = (before: InfoColumns, after: InfoColumns): string[] => [
  ...changedNames(before.row, after.row),
  ...changedNames(before.background, after.background),
];

const changedNames = <Row extends object>(before: Row, after: Row): string[] =>
  (Object.keys(after) as (keyof Row & string)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
