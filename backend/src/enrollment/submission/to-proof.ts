import { HOUSEHOLD_LABELS } from '#shared/census/census-codes';
import { centsFromDollars, dollarsFromCents } from '#shared/formats/currency';
import { type HouseholdProof, PROOF_PLAN_KINDS } from '#shared/individual-enrollment/submission.record';
import type {
  CarrierApplicant,
  CarrierApplication,
  CarrierHouseholdPlan,
} from '#shared/installation/carrier-application';
import type { Coverage } from '#shared/plans/plan-codes';
import { toInstant } from '../../platform/database/raw-values.ts';
import type { IndividualQuote } from '../../quoting/quotes/quotes.repository.ts';
import type { ProvenCall, ProvenPayment, ProvenSubmission, StoredProof } from './proof.repository.ts';

interface Newest {
  application: NonNullable<StoredProof['application']>;
  signed: CarrierApplication;
}

/** The proof in its API form; plans and people as signed with the newest submission. */
export function toProof(quote: IndividualQuote, stored: StoredProof, { application, signed }: Newest): HouseholdProof {
  const [applicant] = signed.Members;
  return {
    QuoteId: quote.id,
    Status: quote.status,
    Applicant: applicant ? fullName(applicant) : '',
    EffectiveDate: signed.EffectiveDate,
    Submissions: toSubmissions(stored, application),
    Plans: signed.Plans.map(toPlan),
    People: signed.Members.map((member) => toPerson(member, signed.Plans)),
    ContractId: quote.individual.contractId,
    Payment: toPayment(stored.payments),
  };
}

function toSubmissions(
  { submissions, calls }: StoredProof,
  application: Newest['application'],
): HouseholdProof['Submissions'] {
  return submissions.map((submission, at) => {
    const call = calls.find(isOf(submission, submissions[at - 1]));
    return {
      Attempt: submission.attempt,
      SubmittedDate: toWire(submission.submittedAt),
      SubmittedBy: submission.submittedBy,
      SignedBy: submission.signedBy,
      SignedDate: toWire(submission.signedAt),
      Sha256: submission.sha256,
      DueAmount: dollarsFromCents(submission.dueCents),
      Outcome: at === 0 ? application.status : 'Failed',
      Message: at === 0 ? application.message : (call?.message ?? ''),
      CarrierTransaction: call?.id ?? null,
    };
  });
}

/** A call belongs to the submission that was the newest one when it was made. */
const isOf =
  ({ submittedAt }: ProvenSubmission, next: ProvenSubmission | undefined) =>
  ({ at }: ProvenCall): boolean =>
    toInstant(at) >= toInstant(submittedAt) && (!next || toInstant(at) < toInstant(next.submittedAt));

const KINDS: Record<Coverage, (typeof PROOF_PLAN_KINDS)[number]> = {
  medical: 'Medical',
  dental: 'Dental',
  vision: 'Vision',
};

function toPlan({ Coverage, PlanName, PlanId, ...premium }: CarrierHouseholdPlan): HouseholdProof['Plans'][number] {
  const monthlyCents = centsFromDollars(premium.MonthlyPremium);
  const netCents = centsFromDollars(premium.NetPremium);
  return {
    Kind: KINDS[Coverage],
    Name: PlanName,
    PlanIdentifier: PlanId,
    MonthlyPremium: dollarsFromCents(monthlyCents),
    TaxCredit: dollarsFromCents(monthlyCents - netCents),
    NetPremium: dollarsFromCents(netCents),
  };
}

const toPerson = (
  member: CarrierApplicant,
  plans: readonly CarrierHouseholdPlan[],
): HouseholdProof['People'][number] => ({
  Name: fullName(member),
  Relationship: HOUSEHOLD_LABELS[member.Relationship],
  Plans: plans
    .filter(({ Coverage }) => member.Coverages.some((each) => each.Coverage === Coverage))
    .map(({ PlanName }) => PlanName),
});

const fullName = ({ FirstName, LastName }: CarrierApplicant): string => `${FirstName} ${LastName}`;

/** Of several, the one that was paid: a page that was left open may be paid after a newer one was begun. */
function toPayment(payments: readonly ProvenPayment[]): HouseholdProof['Payment'] {
  const made = payments.find(({ state }) => state === 'Paid') ?? payments.find(({ state }) => state === 'Held');
  const payment = made ?? payments[0];
  return payment
    ? {
        Amount: dollarsFromCents(payment.amountCents),
        State: payment.state,
        Reference: payment.providerId,
        PaidDate: payment.state === 'Paid' && payment.answeredAt ? toWire(payment.answeredAt) : null,
      }
    : null;
}

const toWire = (stored: string): string => toInstant(stored).toISOString();
