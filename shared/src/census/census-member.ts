import type { CoverageStatus, Relationship } from '#shared/census/census-codes';
import type { IsoDate } from '#shared/dates/iso-date';
import type { QuoteType } from '#shared/quotes/quote-type';

/** What the census rules need of one person. Screen, import and API each give it from what they hold. */
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
  Tobacco?: boolean;
  LastTobaccoUse?: IsoDate | null;
  /** Equal for equal SSNs, without showing them. Null or absent where there is none. */
  ssnKey?: string | null;
}

/** What the census rules need of the quote, the calendar and the business rules. */
export interface CensusFacts {
  quoteType: QuoteType;
  effectiveDate: IsoDate;
  /** Of a renewal; a renewal without one is judged by its effective date. */
  renewalDate: IsoDate | null;
  today: IsoDate;
  /** Rule MaxEmployeeAge, whole years. */
  maxEmployeeAge: number;
  /** Rule MinimumAdultAge, whole years. */
  minimumAdultAge: number;
}

/** The fields that a census rule can find fault with, by their wire names. */
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
  /** Which of the members that were given, first 0. */
  index: number;
  /** Of a duplicate: the member that it repeats. */
  otherIndex?: number;
  field: CensusRuleField;
  message: string;
}
