import type { IsoDate } from '#shared/dates/iso-date';
import type { Coverage } from '#shared/plans/plan-codes';

/** GET /api/scenario/Compare/{leftQuoteId}/{rightQuoteId}: two quotes of one group side by side, and what differs. */
export interface QuoteComparison {
  Left: Scenario;
  Right: Scenario;
  Plans: PlanPair[];
  Census: CensusChanges;
}

/** One of the two quotes in figures. */
export interface Scenario {
  QuoteId: number;
  Name: string;
  /** The status in the words this user should read. */
  QuoteStatus: string;
  EffectiveDate: IsoDate;
  Employees: number;
  Members: number;
  /** Members who enroll in each kind of cover. */
  Enrolled: Record<Coverage, number>;
  /** The rating area for which its plans were priced; null while none is chosen. */
  RateArea: number | null;
}

/** A plan that one of the quotes or both have chosen, at the prices that the quotes were given, in dollars a month. */
export interface PlanPair {
  /** The filed id: the same plan of another year has the same. */
  HiosPlanId: string;
  PlanDisplayName: string;
  Coverage: Coverage;
  Left: number | null;
  Right: number | null;
  /** Right less Left; null where only one has it. */
  Difference: number | null;
}

export interface CensusChanges {
  /** On both and alike. */
  Same: number;
  JoinedTotal: number;
  LeftTotal: number;
  ChangedTotal: number;
  /** The first 100 of each. */
  Joined: PersonLine[];
  Left: PersonLine[];
  Changed: ChangedPerson[];
}

export interface PersonLine {
  Name: string;
  Relationship: string;
}

export interface ChangedPerson extends PersonLine {
  Changes: { Field: string; Left: string; Right: string }[];
}
