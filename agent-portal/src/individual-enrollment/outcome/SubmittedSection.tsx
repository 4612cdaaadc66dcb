import { Box, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatDay } from '#shared/formats/auto-date';
import { formatDollars } from '#shared/formats/currency';
import { formatInstant } from '#shared/formats/instant';
import type { HouseholdProof, HouseholdSubmissionResponse } from '#shared/individual-enrollment/submission.record';
import { APPLICATION_LABELS, isInCarrier } from '#shared/installation/installation-status';
import type { PaymentState } from '#shared/payments/payment-states';
import { DetailSection } from '../../components/DetailSection.tsx';
import { FactList } from '../../components/FactList.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { SectionFailure } from '../../components/SectionFailure.tsx';
import { TechnicalDetails } from '../../components/TechnicalDetails.tsx';
import { ApplicationButton } from '../../components/signature/ApplicationButton.tsx';
import { PlanLines } from '../PlanLines.tsx';
import { proofQuery } from '../individual-enrollment-queries.ts';
import { CopyText } from './CopyText.tsx';

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

type ProofSubmission = HouseholdProof['Submissions'][number];

/** Every time that it was submitted, newest first. */
const ProofAttempts = ({ submissions }: { submissions: readonly ProofSubmission[] }) => (
  <div>
    <Typography variant="subtitle2" component="h3" gutterBottom>
      Submitted {submissions.length} times
    </Typography>
    <Box component="ol" reversed sx={{ m: 0, pl: 2.5, typography: 'body2', overflowWrap: 'anywhere' }}>
      {submissions.map(({ Attempt, SubmittedDate, SubmittedBy, Outcome, Message }) => (
        <li key={Attempt}>
          {formatInstant(SubmittedDate)}, {SubmittedBy}: {APPLICATION_LABELS[Outcome]}
          {Message && `. ${Message}`}
        </li>
      ))}
    </Box>
  </div>
);

interface ProofRecordsProps {
  proof: HouseholdProof;
  submission: HouseholdSubmissionResponse;
}

/** The numbers by which others find the application, and the digest that proves what was signed. */
function ProofRecords({ proof: { QuoteId, Plans, Payment, Submissions }, submission }: ProofRecordsProps) {
  const [newest] = Submissions;
  const numbers = [
    ['Quote', QuoteId],
    ['Application', submission.ApplicationId],
    ['Marketplace application', submission.MarketplaceApplicationId],
    ['Carrier transaction', newest?.CarrierTransaction],
    ['Payment reference', Payment?.Reference],
    ...Plans.map(({ Name, PlanIdentifier }) => [`Filed id of ${Name}`, PlanIdentifier] as const),
  ] as const;
  return (
    <Box component="details" sx={{ '& summary': { cursor: 'pointer', typography: 'subtitle2', py: 0.5 } }}>
      <summary>For your records</summary>
      <Stack spacing={2} sx={{ pt: 1 }}>
        <FactList facts={numbers.filter(([, value]) => value != null)} />
        {newest && (
          <TechnicalDetails>
            <Digest sha256={newest.Sha256} />
          </TechnicalDetails>
        )}
      </Stack>
    </Box>
  );
}

const Digest = ({ sha256 }: { sha256: string }) => (
  <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
    <Typography variant="caption" color="textSecondary">
      Digest of what was signed and sent (SHA-256)
    </Typography>
    <Typography variant="body2" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
      {sha256}
    </Typography>
    <CopyText label="Copy digest" text={sha256} />
  </Stack>
);
