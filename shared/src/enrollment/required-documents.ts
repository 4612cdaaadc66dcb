import {
  blocksCompletion,
  DOC_TYPE_IDS,
  type DocTypeId,
  DOCUMENT_TYPES,
  type RequiredDocument,
} from '#shared/enrollment/documents.record';
import type { ApplicationAnswers } from '#shared/enrollment/application.record';
import { isRenewal, type QuoteType } from '#shared/quotes/quote-type';

export interface RequiredDocumentFacts {
  quoteType: QuoteType;
  /** The employer's answers; null = nothing saved yet. */
  answers: AnswersForDocuments | null;
  /** Employees on the census who waive medical. */
  waivingEmployees: number;
  /** A Delta Dental plan is selected. */
  hasDeltaDentalPlan: boolean;
  /** Rule DisableForExternalAgentFlag. */
  disableForExternalAgentFlag: boolean;
}

export type AnswersForDocuments = Pick<
  ApplicationAnswers,
  | 'NumberOfEmployees'
  | 'NumberWaiving'
  | 'ElectAutoPayment'
  | 'IsEnrolledInFSA'
  | 'PHAdministersHRA'
  | 'IsDeltaDentalIncudedOnInvoice'
> & { CommonTaxControl: Pick<ApplicationAnswers['CommonTaxControl'], 'Eligible'> };

/** The maximum number of employees for which tax documents replace a payroll. */
const MOST_WITH_TAX_DOCUMENTS = 2;

/** When each document is required: its reason, or null. */
const REASONS: Record<DocTypeId, (facts: RequiredDocumentFacts) => string | null> = {
  1: () => 'The employer signs the agreement for every plan year.',
  15: newBusinessOnly('They show that the employer is in business in Michigan.'),
  17: newBusinessOnly('Confirms group size and eligibility.'),
  18: newBusinessOnly('Every employee who enrolls signs one.'),
  19: (facts) =>
    facts.disableForExternalAgentFlag ? null : newBusinessOnly('A new group gives its tax ID on this form.')(facts),
  20: ({ answers, hasDeltaDentalPlan }) =>
    hasDeltaDentalPlan
      ? 'A Delta Dental plan is chosen.'
      : when(answers?.IsDeltaDentalIncudedOnInvoice, 'Delta Dental is to be on the invoice.'),
  21: ({ answers, waivingEmployees }) => waiverReason(Math.max(answers?.NumberWaiving ?? 0, waivingEmployees)),
  22: () => 'With it the agent can service the group’s account online.',
  24: ({ answers }) => when(answers?.ElectAutoPayment, 'The group pays automatically: the check shows its account.'),
  25: ({ answers }) =>
    when(
      (answers?.NumberOfEmployees ?? Infinity) <= MOST_WITH_TAX_DOCUMENTS,
      'With two or fewer employees, tax documents show that there is a business with an employee.',
    ),
  26: ({ answers }) => when(answers?.IsEnrolledInFSA, 'The group has a flexible spending account.'),
  30: ({ answers }) => when(answers?.IsEnrolledInFSA, 'Employees enroll in the flexible spending account with them.'),
  27: ({ answers }) =>
    when(answers?.CommonTaxControl.Eligible, 'Several companies under common control enroll as one group.'),
  28: ({ answers }) => when(answers?.PHAdministersHRA, 'The insurer is to administer the HRA.'),
  29: ({ answers }) => when(answers?.PHAdministersHRA, 'It says how the employer funds the HRA.'),
  31: ({ answers }) => when(answers?.PHAdministersHRA, 'It says what the HRA reimburses.'),
};

/**
 * The documents that this enrollment currently requires, each with its reason. The specification's conditions ("voided check: auto
 * payment yes") apply to new business and renewals, except the W-9, which it requires for new business only. Documents without a
 * condition that prove who the group is and who works there (15, 17, 18) are required for new business only: a renewing group has
 * provided them, and its members are known. That is ours; the specification does not distinguish the two there.
 *
 * Source: spec 001 section 9, "Document type ids".
 */
export const requiredDocuments = (facts: RequiredDocumentFacts): RequiredDocument[] =>
  DOC_TYPE_IDS.flatMap((id) => {
    const why = REASONS[id](facts);
    return why === null ? [] : [{ DocTypeId: id, Title: DOCUMENT_TYPES[id], Why: why, Blocks: blocksCompletion(id) }];
  });

/** "Upload the document: Voided check." */
export const missingDocument = ({ Title }: Pick<RequiredDocument, 'Title'>): string => `Upload the document: ${Title}.`;

/** The documents without which the enrollment cannot be completed and that have no file yet. */
export const missingDocuments = (
  required: readonly RequiredDocument[],
  uploaded: ReadonlySet<number>,
): RequiredDocument[] => required.filter(({ Blocks, DocTypeId }) => Blocks && !uploaded.has(DocTypeId));

/** Internal staff can let a new group enroll without its documents (spec 001 section 6); never a renewal. */
export const areDocumentsBypassed = (
  { BypassSupportDocument }: Pick<ApplicationAnswers, 'BypassSupportDocument'>,
  quoteType: QuoteType,
): boolean => BypassSupportDocument && !isRenewal(quoteType);

function newBusinessOnly(why: string) {
  return ({ quoteType }: RequiredDocumentFacts): string | null => (isRenewal(quoteType) ? null : why);
}

const when = (answer: boolean | null | undefined, why: string): string | null => (answer === true ? why : null);

const waiverReason = (waiving: number): string | null =>
  waiving === 0 ? null : waiving === 1 ? 'One employee waives coverage.' : `${waiving} employees waive coverage.`;
