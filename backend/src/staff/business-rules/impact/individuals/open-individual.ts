import type { CensusMember } from '../../../../quoting/group-census/census-member.table.ts';
import type { IndividualDetails } from '../../../../quoting/quotes/individual-details.table.ts';
import type { Quote } from '../../../../quoting/quotes/quote.table.ts';
import type { Effect } from '../effects/effect.ts';

/** An open quote of a household with the inputs of the rules: plain columns. */
export type OpenIndividual = Pick<Quote, 'id' | 'name' | 'status' | 'effectiveDate' | 'readOnlyReason'> &
  Pick<
    IndividualDetails,
    | 'planType'
    | 'enrollmentType'
    | 'qualifyingEvent'
    | 'eventDate'
    | 'eventAnswer'
    | 'coverageMonths'
    | 'householdSize'
    | 'annualIncome'
    | 'subscriberFirstName'
    | 'subscriberLastName'
  > & {
    isFfm: number | boolean;
    /** As stored. */
    grantedDates: string | null;
  };

export type PersonFacts = Pick<
  CensusMember,
  'dateOfBirth' | 'relationship' | 'medicalStatus' | 'otherCoverage' | 'isPregnant' | 'medicaidDeniedOn'
>;

/** Data beyond the quote itself, read only if an effect needs them. */
export interface HouseholdFacts {
  people: readonly PersonFacts[];
}

export type IndividualQuoteEffect = Effect<OpenIndividual, HouseholdFacts, keyof HouseholdFacts>;
