import { Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatDay } from '#shared/formats/auto-date';
import { formatDollars } from '#shared/formats/currency';
import { formatInstant } from '#shared/formats/instant';
import type { HouseholdProof, HouseholdSubmissionResponse } from '#shared/individual-enrollment/submission.record';
import { isInCarrier } from '#shared/installation/installation-status';
import type { PaymentState } from '#shared/payments/payment-states';
import { FactList } from '../../components/FactList.tsx';
import { DetailSection } from '../../components/DetailSection.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { SectionFailure } from '../../components/SectionFailure.tsx';
import { ApplicationButton } from '../../components/signature/ApplicationButton.tsx';
import { proofQuery } from '../individual-enrollment-queries.ts';
import { PlanLines } from '../PlanLines.tsx';
import { ProofAttempts } from './ProofAttempts.tsx';
import { ProofRecords } from './ProofRecords.tsx';

interface SubmittedSectionProps {
  quoteId: number;
  submission: HouseholdSubmissionResponse;
  /** It has failed: correcting it comes first. */
  isRetried: boolean;
}

/** What was submitted, word for word as it was signed, and what became of it; at any time. Individuals, section 6. */
export function SubmittedSection({ quoteId, submission, isRetried }: SubmittedSectionProps) {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const isShown = isOpen ?? !isRetried;
  return (
    <DetailSection title="What was submitted" isOpen={isShown} onToggle={() => setOpen(!isShown)}>
      <Proof quoteId={quoteId} submission={submission} />
    </DetailSection>
  );
}

function Proof({ quoteId, submission }: Omit<SubmittedSectionProps, 'isRetried'>) {
  const { data: proof, error, refetch } = useQuery(proofQuery(quoteId));
  if (!proof) {
    return error ? (
      <SectionFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <RowsSkeleton label="Loading what was submitted" rows={3} />
    );
  }
  const { Submissions, Plans, People } = proof;
  return (
    <Stack spacing={2}>
      <FactList facts={factsOf(proof)} />
      <PlanLines
        lines={Plans.map(({ Kind, Name, MonthlyPremium, NetPremium }) => ({
          Kind,
          Name,
          People: People.filter((person) => person.Plans.includes(Name)).map((person) => person.Name),
          Premium: MonthlyPremium,
          Net: NetPremium,
        }))}
      />
      {Submissions.length > 1 && <ProofAttempts submissions={Submissions} />}
      <ApplicationButton quoteId={proof.QuoteId} />
      <ProofRecords proof={proof} submission={submission} />
    </Stack>
  );
}

function factsOf({ Applicant, EffectiveDate, Submissions: [newest], ContractId, Payment }: HouseholdProof) {
  const facts: [name: string, value: ReactNode][] = [
    ['Applicant', Applicant],
    ['Effective date', formatDay(EffectiveDate)],
    ['Submitted', formatInstant(newest?.SubmittedDate)],
    ['Submitted by', newest?.SubmittedBy],
    ['Signed by', newest?.SignedBy],
    ['Signed', formatInstant(newest?.SignedDate)],
  ];
  // Before that nothing is due.
  if (newest && isInCarrier(newest.Outcome)) {
    const paid = `${formatDollars(newest.DueAmount)}, ${PAYMENT_LABELS[Payment?.State ?? 'None']}`;
    facts.push(['First payment', newest.DueAmount === 0 ? 'None due' : paid]);
  }
  if (ContractId !== null) {
    facts.push(['Contract number', ContractId]);
  }
  return facts;
}

const PAYMENT_LABELS: Readonly<Record<PaymentState | 'None', string>> = {
  None: 'not paid',
  Requested: 'not confirmed',
  Paid: 'paid',
  Declined: 'declined',
  Held: 'being checked',
};
