import { Alert, Box, Button, DialogActions, DialogContent, LinearProgress, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ProposalPart } from '#shared/proposals/proposal.record';
import { openAddress, saveProposal } from '../components/proposal-file/proposal-file.ts';
import { SectionFailure } from '../components/SectionFailure.tsx';
import { PANEL, type PanelProps } from './panel-props.ts';
import { packagePath, proposalOptionsQuery, proposalPath } from './proposal.api.ts';
import { ProposalFailureAlert } from './ProposalFailureAlert.tsx';
import { ProposalParts } from './ProposalParts.tsx';
import { ProposalPreview } from './ProposalPreview.tsx';
import { useProposalFile, type ProposalMaker } from './use-proposal-file.ts';

interface NewProposalProps {
  quoteId: number;
  panel: PanelProps;
  onClose: () => void;
  onMade: () => void;
  /** A preview is shown: it needs room. */
  onPreview: (shown: boolean) => void;
}

/** Which parts the proposal has, a look at it, and the file; or everything in one package. */
export function NewProposal({ quoteId, panel, onClose, onMade, onPreview }: NewProposalProps) {
  const options = useQuery(proposalOptionsQuery(quoteId));
  const [changed, setChanged] = useState<Partial<Record<ProposalPart, boolean>>>({});
  const offered = (options.data ?? []).map((option) => ({
    ...option,
    selected: changed[option.name] ?? option.selected,
  }));
  const parts = new Set(offered.filter(({ selected }) => selected).map(({ name }) => name));
  const proposal = useProposalFile(proposalPath(quoteId, parts), { quoteId, onMade });
  const everything = useProposalFile(packagePath(quoteId), { quoteId, onMade });
  const isMaking = proposal.isMaking || everything.isMaking;
  const isReady = options.isSuccess && !isMaking;
  const { file } = proposal;
  const failed = proposal.failure ? proposal : everything.failure ? everything : null;
  const hasPreview = file !== null;
  useEffect(() => onPreview(hasPreview), [hasPreview, onPreview]);
  const save = async (maker: ProposalMaker) => {
    const made = await maker.make({ toSave: true });
    if (made) {
      await saveProposal(quoteId, made);
    }
  };
  return (
    <Box {...panel} sx={PANEL}>
      <DialogContent>
        <Stack direction={{ xs: 'column', md: 'row' }} spacing={3}>
          <Stack spacing={2} sx={{ flexShrink: 0, width: file ? { md: 280 } : '100%' }}>
            <Typography variant="body2" color="textSecondary">
              The proposal shows the selected plans with their premiums, benefits and the agent’s contact details.
              Choose what else it contains. The package contains everything.
            </Typography>
            {options.error ? (
              <SectionFailure error={options.error} onRetry={() => void options.refetch()} />
            ) : (
              <ProposalParts
                options={options.isSuccess ? offered : null}
                disabled={isMaking}
                onChange={(name, selected) => setChanged((before) => ({ ...before, [name]: selected }))}
              />
            )}
            <Progress isMaking={isMaking} ready={file?.name ?? null} />
            {failed?.failure && (
              <ProposalFailureAlert
                failure={failed.failure}
                onRetry={() => void failed.make()}
                onOpen={(address) => openAddress(address)}
              />
            )}
          </Stack>
          {file && <ProposalPreview file={file} />}
        </Stack>
      </DialogContent>
      <DialogActions sx={ACTIONS}>
        <Button onClick={isMaking ? () => [proposal, everything].forEach(({ cancel }) => cancel()) : onClose}>
          {isMaking ? 'Cancel' : 'Close'}
        </Button>
        <Button variant="outlined" aria-disabled={!isReady} onClick={() => isReady && void save(everything)}>
          Download package
        </Button>
        {!file && (
          <Button variant="outlined" aria-disabled={!isReady} onClick={() => isReady && void proposal.make()}>
            Preview
          </Button>
        )}
        <Button variant="contained" aria-disabled={!isReady} onClick={() => isReady && void save(proposal)}>
          Download proposal
        </Button>
      </DialogActions>
    </Box>
  );
}

const ACTIONS = {
  flexWrap: 'wrap',
  rowGap: 1,
  '& [aria-disabled=true]': { opacity: 0.55, cursor: 'progress' },
} as const;

/** Comes into sight by itself: on a phone it stands below the contents. */
function Progress({ isMaking, ready }: { isMaking: boolean; ready: string | null }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isMaking || ready) {
      place.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [isMaking, ready]);
  return (
    <div role="status" ref={place}>
      {isMaking && (
        <>
          <Typography variant="body2" sx={{ mb: 1 }}>
            The proposal is being made.
          </Typography>
          <LinearProgress aria-label="The proposal is being made" />
        </>
      )}
      {ready && !isMaking && (
        <Alert severity="success" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
          {ready} is ready.
        </Alert>
      )}
    </div>
  );
}
