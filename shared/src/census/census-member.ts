import type { CoverageStatus, Relationship } from '#shared/census/census-codes';
import type { IsoDate } from '#shared/dates/iso-date';
import type { QuoteType } from '#shared/quotes/quote-type';

/** What the census rules need to know about one person. Screen, import and API each build it from their own data. */
export interface CensusPerson {
  /** 0 while the row is unsaved. */
  Id: number;
  EmployeeNumber: number;
  RelationshipToSubscriber: Relationship;
  FirstName: string;
  LastName: string;
  DateOfBirth: IsoDate;
  MedicalStatus: CoverageStatus;
  DentalStatus: CoverageStatus;
  Disabled?: boolean;
  Tobacco?: boolean | null;
  LastTobaccoUse?: IsoDate | null;
  /** Equal for equal SSNs, without revealing them. Null or absent if there is none. */
  ssnKey?: string | null;
}

/** What the census rules need to know about the quote, the calendar and the business rules. */
export interface CensusFacts {
  quoteType: QuoteType;
  effectiveDate: IsoDate;
  /** For a renewal; a renewal without one uses its effective date. */
  renewalDate: IsoDate | null;
  today: IsoDate;
  /** Rule MaxEmployeeAge, whole years. */
  maxEmployeeAge: number;
  /** Rule MinimumAdultAge, whole years. */
  minimumAdultAge: number;
}

/** The fields that a census rule can report, by their wire names. */
export type CensusRuleField =
  | 'EmployeeNumber'
  | 'RelationshipToSubscriber'
  | 'FirstName'
  | 'DateOfBirth'
  | 'SSN'
  | 'MedicalStatus'
  | 'DentalStatus'
  | 'LastTobaccoUse'
  | 'HomePostalCode';

export interface CensusProblem {
  /** Index into the members given, starting at 0. */
  index: number;
  /** For a duplicate: the member that it repeats. */
  otherIndex?: number;
  field: CensusRuleField;
  message: string;
}

const PLACE: Record<Relationship, number> = { Self: 0, Spouse: 1, DomesticPartner: 1, Child: 2 };

type OrderedPerson = Pick<CensusPerson, 'Id' | 'EmployeeNumber' | 'RelationshipToSubscriber'>;

/**
 * The order of a census: unsaved members last, then by employee number, then employee, spouse or domestic partner,
 * children; children in the order in which they were added.
 * Source: spec 002 section 9, "Census sort".
 */
export function compareCensus(one: OrderedPerson, other: OrderedPerson): number {
  return (
    Number(one.Id === 0) - Number(other.Id === 0) ||
    one.EmployeeNumber - other.EmployeeNumber ||
    PLACE[one.RelationshipToSubscriber] - PLACE[other.RelationshipToSubscriber] ||
    one.Id - other.Id
  );
}

/** Returns a sorted copy. Rows that compare equal keep their order. */
export const inCensusOrder = <T extends OrderedPerson>(members: readonly T[]): T[] => [...members].sort(compareCensus);
