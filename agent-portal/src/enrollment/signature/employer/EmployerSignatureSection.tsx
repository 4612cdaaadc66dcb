import AddLinkIcon from '@mui/icons-material/AddLinkOutlined';
import { Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OverviewSection } from '../../../components/OverviewSection.tsx';
import { SectionFailure } from '../../../components/SectionFailure.tsx';
import { employerSignaturesQuery } from './employer-signature-queries.ts';
import { EmployerSignatureLine } from './EmployerSignatureLine.tsx';
import { RequestSignatureDialog } from './RequestSignatureDialog.tsx';

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
              'Optional: the employer reads and signs this application on a phone or computer, without an account. You still sign and submit.'}
          </Typography>
          {data.Signatures.length > 0 && (
            <Stack
              component="ul"
              aria-label="Links for the employer"
              sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}
            >
              {data.Signatures.map((signature) => (
                <EmployerSignatureLine key={signature.Id} quoteId={quoteId} signature={signature} />
              ))}
            </Stack>
          )}
          {data.LinkProblem === null && (
            <Button variant="outlined" startIcon={<AddLinkIcon />} onClick={() => setAsking(true)}>
              Request signature
            </Button>
          )}
        </Stack>
      ) : (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      )}
      {isAsking && <RequestSignatureDialog quoteId={quoteId} onClose={() => setAsking(false)} />}
    </OverviewSection>
  );
}
