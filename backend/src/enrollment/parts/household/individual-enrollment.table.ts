import { Quote } from '../../../quoting/quotes/quote.table.ts';
import { flag, id, refers, sealed, stored, version } from '../../../platform/database/stored.ts';

/** A household's answers to the questions of its enrollment; null = not answered. Plain stored data. */
export class IndividualEnrollment extends stored('individual_enrollments', {
  id: id(),
  quoteId: refers(() => Quote, 'CASCADE').unique(),
  enrolleesEligible: flag().orNull(),
  hasPedDental: flag().orNull(),
  /** The health answers by name, as JSON. */
  healthSealed: sealed(800),
  version: version(),
}) {}
