import AddLinkIcon from '@mui/icons-material/AddLinkOutlined';
import SyncProblemIcon from '@mui/icons-material/SyncProblemOutlined';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LIST_CHANGED_SINCE_CONFIRMED } from '#shared/enrollment/eligible-employees';
import type {
  Eligibility,
  EmployerSignatureResponse,
  EmployerSignaturesResponse,
} from '#shared/enrollment/employer-signature.record';
import type { EmployerSignatureState } from '#shared/enrollment/employer-signing';
import { EMPLOYER_SIGNATURE_CALLS } from '#shared/enrollment/signature.calls';
import { isSignerOf } from '#shared/enrollment/signing';
import { eligibilityText, linkHistory, STATE_LABELS } from '#web/decisions/employer-words';
import { call, query, WITH_NOTICE } from '#web/http/calls';
import type { Look } from '#web/status/ToneChip';
import { queryClient } from '../../app/query-client.ts';
import { sendingsOf, whileSending } from '../../components/email/while-sending.ts';
import { FactList } from '../../components/FactList.tsx';
import { EndLinkButton, LINK_LOOKS, LinkLine, LinkLines } from '../../components/LinkLine.tsx';
import { OverviewSection } from '../../components/OverviewSection.tsx';
import { SectionFailure } from '../../components/SectionFailure.tsx';
import { TechnicalDetails } from '../../components/TechnicalDetails.tsx';
import { AskEmployerDialog } from './AskEmployerDialog.tsx';

/** The employer's own signature, given from afar with a link, once it can be asked for. The agent's, which submits, is not replaced. */
export function EmployerSignatureSection({ quoteId }: { quoteId: number }) {
  const { data, error, refetch } = useQuery(employerSignaturesQuery(quoteId));
  const [isAsking, setAsking] = useState(false);
  if (!data && !error) {
    return null;
  }
  if (data?.LinkProblem != null && data.Signatures.length === 0) {
    return null;
  }
  return (
    <OverviewSection title="Employer’s signature">
      {data ? (
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Typography variant="body2" color="textSecondary">
            {data.LinkProblem ??
              'Optional: with one link the employer fills in what is missing in the application, confirms who is eligible, and reads and signs it, on a phone or computer, without an account. You still sign and submit.'}
          </Typography>
          {data.Signatures.length > 0 && (
            <LinkLines label="Links for the employer">
              {data.Signatures.map((signature) => (
                <EmployerSignatureLine key={signature.Id} quoteId={quoteId} signature={signature} />
              ))}
            </LinkLines>
          )}
          {data.Eligibility && <EligibilityLine eligibility={data.Eligibility} />}
          {data.LinkProblem === null && (
            <Button variant="outlined" startIcon={<AddLinkIcon />} onClick={() => setAsking(true)}>
              Ask the employer
            </Button>
          )}
        </Stack>
      ) : (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      )}
      {isAsking && (
        <AskEmployerDialog
          quoteId={quoteId}
          canText={data?.CanText ?? false}
          onMade={() => refreshEmployerSignatures(quoteId)}
          onClose={() => setAsking(false)}
        />
      )}
    </OverviewSection>
  );
}

const LOOKS: Record<EmployerSignatureState, Look> = {
  ...LINK_LOOKS,
  Signed: LINK_LOOKS.Answered,
  Withdrawn: ['warning', SyncProblemIcon],
};

interface EmployerSignatureLineProps {
  quoteId: number;
  signature: EmployerSignatureResponse;
}

/** A link: whose, what became of it and when, and the evidence once it is signed. */
function EmployerSignatureLine({ quoteId, signature }: EmployerSignatureLineProps) {
  const { State, EmployerName, SignedByName, Withdrawn, EligibleNote, Doubt, ConsentVersion, Sha256 } = signature;
  const isAnotherName = SignedByName !== null && !isSignerOf(SignedByName, EmployerName);
  return (
    <LinkLine
      link={signature}
      look={LOOKS[State]}
      state={STATE_LABELS[State]}
      person={SignedByName ?? EmployerName}
      history={linkHistory(signature)}
      doubts={[
        Withdrawn,
        EligibleNote ? `The employer says about the employees: “${EligibleNote}”` : null,
        isAnotherName ? `Signed as “${SignedByName}”; the link was made for ${EmployerName}.` : null,
        Doubt,
      ]}
      actions={
        signature.RevokedAt === null &&
        State !== 'Expired' && <EndEmployerLink quoteId={quoteId} signature={signature} />
      }
    >
      {Sha256 !== null && (
        <TechnicalDetails>
          <FactList
            facts={[
              ['Version of the consent', ConsentVersion],
              ['Digest of what was signed (SHA-256)', Sha256],
            ]}
          />
        </TechnicalDetails>
      )}
    </LinkLine>
  );
}

const EligibilityLine = ({ eligibility }: { eligibility: Eligibility }) => (
  <Stack spacing={1} sx={{ width: '100%' }}>
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {eligibilityText(eligibility)}
    </Typography>
    {!eligibility.IsCurrent && <Alert severity="warning">{LIST_CHANGED_SINCE_CONFIRMED}</Alert>}
    <TechnicalDetails>
      <FactList
        facts={[
          ['Version of the words', eligibility.WordsVersion],
          ['Digest of the list (SHA-256)', eligibility.Sha256],
        ]}
      />
    </TechnicalDetails>
  </Stack>
);

const EndEmployerLink = ({ quoteId, signature }: EmployerSignatureLineProps) => {
  const isAnswered = (signature.SignedAt ?? signature.DeclinedAt) !== null;
  return (
    <EndLinkButton
      link={signature}
      verb={isAnswered ? 'Close' : 'Withdraw'}
      end={() => call(EMPLOYER_SIGNATURE_CALLS.revoke, { linkId: signature.Id }, WITH_NOTICE)}
      refresh={() => refreshEmployerSignatures(quoteId)}
    >
      {isAnswered
        ? 'The employer can no longer open what was answered with it. The answer stays.'
        : 'The employer can no longer fill in, read or sign the application with it. You can make another link.'}
    </EndLinkButton>
  );
};

const employerSignaturesQuery = (quoteId: number) =>
  queryOptions({
    ...query(EMPLOYER_SIGNATURE_CALLS.list, { quoteId }),
    queryKey: ['employer-signatures', quoteId],
    staleTime: 0,
    refetchInterval: whileSending(({ Signatures }: EmployerSignaturesResponse) => Signatures.flatMap(sendingsOf)),
  });

const refreshEmployerSignatures = async (quoteId: number): Promise<void> => {
  void queryClient.invalidateQueries({ queryKey: ['timeline', 'quote', quoteId] });
  await queryClient.invalidateQueries({ queryKey: ['employer-signatures', quoteId] });
};
