import {
  individualCensusPath,
  individualEnrollmentPath,
  isIndividualInEnrollment,
} from '#shared/individuals/individual-next-step';
import type { FoundIndividual } from '#shared/search/individual-search.record';

/** Where a household's quote is continued: its people and plans, or its enrollment. Spec 000 section 4, "Routing". */
export const individualPath = ({ QuoteId, Status }: Pick<FoundIndividual, 'QuoteId' | 'Status'>): string =>
  isIndividualInEnrollment(Status) ? individualEnrollmentPath(QuoteId) : individualCensusPath(QuoteId);
