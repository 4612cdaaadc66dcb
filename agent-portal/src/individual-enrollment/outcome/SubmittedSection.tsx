import { Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDay } from '#shared/formats/auto-date';
import { formatDollars } from '#shared/formats/currency';
import { formatInstant } from '#shared/formats/instant';
import type { HouseholdProof } from '#shared/individual-enrollment/proof.record';
import type { PaymentState } from '#shared/payments/payment-states';
import { FactList } from '../../components/FactList.tsx';
import { OverviewSection } from '../../components/OverviewSection.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { SectionFailure } from '../../components/SectionFailure.tsx';
import { ApplicationButton } from '../../components/signature/ApplicationButton.tsx';
import { proofQuery } from '../individual-enrollment.api.ts';
import { PlanLines } from '../PlanLines.tsx';
import { ProofAttempts } from './ProofAttempts.tsx';
import { ProofRecords } from './ProofRecords.tsx';

interface SubmittedSectionProps {
  quoteId: number;
  /** Ours. */
  applicationId: number | null;
}

/** What was submitted, word for word as it was signed, and what became of it; at any time. Individuals, section 6. */
export function SubmittedSection({ quoteId, applicationId }: SubmittedSectionProps) {
  const { data: proof, error, refetch } = useQuery(proofQuery(quoteId));
  return (
    <OverviewSection title="What was submitted">
      {proof ? (
        <Proof proof={proof} applicationId={applicationId} />
      ) : error ? (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton label="Loading what was submitted" rows={3} />
      )}
    </OverviewSection>
  );
}

function Proof({ proof, applicationId }: { proof: HouseholdProof; applicationId: number | null }) {
  const { Submissions, Plans, People } = proof;
  return (
    <Stack spacing={2}>
      <FactList facts={factsOf(proof)} />
      <PlanLines
        lines={Plans.map(({ MonthlyPremium, NetPremium, ...plan }) => ({
          ...plan,
          People: People.filter((person) => person.Plans.includes(plan.Name)).map(({ Name }) => Name),
          Premium: MonthlyPremium,
          Net: NetPremium,
        }))}
      />
      {Submissions.length > 1 && <ProofAttempts submissions={Submissions} />}
      <ApplicationButton quoteId={proof.QuoteId} />
      <ProofRecords proof={proof} applicationId={applicationId} />
    </Stack>
  );
}

function factsOf({ Applicant, EffectiveDate, Submissions: [newest], ContractId, Payment }: HouseholdProof) {
  const due = newest?.DueAmount ?? 0;
  const facts: [name: string, value: ReactNode][] = [
    ['Applicant', Applicant],
    ['Effective date', formatDay(EffectiveDate)],
    ['Submitted', formatInstant(newest?.SubmittedDate)],
    ['Submitted by', newest?.SubmittedBy],
    ['Signed by', newest?.SignedBy],
    ['Signed', formatInstant(newest?.SignedDate)],
    ['First payment', due === 0 ? 'None due' : `${formatDollars(due)}, ${PAYMENT_LABELS[Payment?.State ?? 'None']}`],
  ];
  return ContractId === null ? facts : [...facts, ['Contract number', ContractId] as const];
}

const PAYMENT_LABELS: Readonly<Record<PaymentState | 'None', string>> = {
  None: 'not paid',
  Requested: 'not confirmed',
  Paid: 'paid',
  Declined: 'declined',
  Held: 'being checked',
};
