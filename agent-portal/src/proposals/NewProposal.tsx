import OpenIcon from '@mui/icons-material/OpenInNew';
import {
  Alert,
  Box,
  Button,
  Checkbox,
  DialogActions,
  DialogContent,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormLabel,
  LinearProgress,
  Skeleton,
  Stack,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PaperLanguage } from '#shared/languages/paper.words';
import type { ProposalOption, ProposalPart } from '#shared/proposals/proposal.record';
import { PROPOSALS } from '#shared/proposals/proposals.calls';
import { query } from '#web/http/calls';
import { PaperLanguageField } from '../components/PaperLanguageField.tsx';
import { SectionFailure } from '../components/SectionFailure.tsx';
import { openAddress, saveProposal } from '../components/proposal-file.ts';
import { SendButtons } from './history/SendButtons.tsx';
import { PANEL, type PanelProps } from './panel-props.ts';
import { packagePath, proposalPath } from './proposal-queries.ts';
import { type ProposalFailure, type ProposalFile, type ProposalMaker, useProposalFile } from './use-proposal-file.ts';

interface NewProposalProps {
  quoteId: number;
  panel: PanelProps;
  onClose: () => void;
  onMade: () => void;
  /** Called when a preview opens or closes: it needs more space. */
  onPreview: (shown: boolean) => void;
}

/** Selects the proposal's parts, previews and downloads it, or everything in one package; then sends what was made. */
export function NewProposal({ quoteId, panel, onClose, onMade, onPreview }: NewProposalProps) {
  const { options, offered, choose, parts } = useChosenParts(quoteId);
  const [language, setLanguage] = useState<PaperLanguage>('en');
  const { file, ready, isMaking, failed, cancel, preview, download, downloadPackage } = useMaking(
    quoteId,
    { parts, language },
    onMade,
  );
  const hasPreview = file !== null;
  useEffect(() => onPreview(hasPreview), [hasPreview, onPreview]);
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
              <ProposalParts options={options.isSuccess ? offered : null} disabled={isMaking} onChange={choose} />
            )}
            <PaperLanguageField
              label="Language of the PDF"
              hint="In Spanish, what is signed has its English text below."
              value={language}
              disabled={isMaking}
              onChange={setLanguage}
            />
            <Progress isMaking={isMaking} ready={ready?.name ?? null} />
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
      <Actions
        isMaking={isMaking}
        isReady={options.isSuccess && !isMaking}
        hasPreview={hasPreview}
        send={ready && !isMaking && <SendButtons quoteId={quoteId} what="proposal" find={() => ready.id} />}
        onClose={isMaking ? cancel : onClose}
        onPackage={downloadPackage}
        onPreview={preview}
        onProposal={download}
      />
    </Box>
  );
}

/** The proposal with the chosen parts, and the package with all; of the two the one that was made last can be sent. */
function useMaking(
  quoteId: number,
  { parts, language }: { parts: ReadonlySet<ProposalPart>; language: PaperLanguage },
  onMade: () => void,
) {
  const proposal = useProposalFile(proposalPath(quoteId, parts, language), { quoteId, onMade });
  const everything = useProposalFile(packagePath(quoteId, language), { quoteId, onMade });
  const [last, setLast] = useState<'proposal' | 'package'>('proposal');
  const save = async (maker: ProposalMaker) => {
    const made = await maker.make({ toSave: true });
    if (made) {
      await saveProposal(quoteId, made);
    }
  };
  return {
    file: proposal.file,
    ready: last === 'package' ? everything.file : proposal.file,
    isMaking: proposal.isMaking || everything.isMaking,
    failed: proposal.failure ? proposal : everything.failure ? everything : null,
    cancel: () => [proposal, everything].forEach((maker) => maker.cancel()),
    preview: () => {
      setLast('proposal');
      void proposal.make();
    },
    download: () => {
      setLast('proposal');
      void save(proposal);
    },
    downloadPackage: () => {
      setLast('package');
      void save(everything);
    },
  };
}

/** The parts on offer, and those that the proposal shall have. */
function useChosenParts(quoteId: number) {
  const options = useQuery(query(PROPOSALS.offered, { quoteId }));
  const [changed, setChanged] = useState<Partial<Record<ProposalPart, boolean>>>({});
  const offered = (options.data ?? []).map((option) => ({
    ...option,
    selected: changed[option.name] ?? option.selected,
  }));
  return {
    options,
    offered,
    choose: (name: ProposalPart, selected: boolean) => setChanged((before) => ({ ...before, [name]: selected })),
    parts: new Set(offered.filter(({ selected }) => selected).map(({ name }) => name)),
  };
}

interface ActionsProps {
  isMaking: boolean;
  isReady: boolean;
  hasPreview: boolean;
  /** For what was made. */
  send: ReactNode;
  onClose: () => void;
  onPackage: () => void;
  onPreview: () => void;
  onProposal: () => void;
}

const Actions = ({ isMaking, isReady, hasPreview, send, onClose, ...on }: ActionsProps) => (
  <DialogActions sx={ACTIONS}>
    <Button onClick={onClose}>{isMaking ? 'Cancel' : 'Close'}</Button>
    {send}
    <Button variant="outlined" aria-disabled={!isReady} onClick={() => isReady && on.onPackage()}>
      Download package
    </Button>
    {!hasPreview && (
      <Button variant="outlined" aria-disabled={!isReady} onClick={() => isReady && on.onPreview()}>
        Preview
      </Button>
    )}
    <Button variant="contained" aria-disabled={!isReady} onClick={() => isReady && on.onProposal()}>
      Download proposal
    </Button>
  </DialogActions>
);

const ACTIONS = {
  flexWrap: 'wrap',
  rowGap: 1,
  '& [aria-disabled=true]': { opacity: 0.55, cursor: 'progress' },
} as const;

/** Scrolls into view: on a phone it is below the list of parts. */
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

/** The proposal as the client will see it; phones open it on a separate page. */
const ProposalPreview = ({ file }: { file: ProposalFile }) => (
  <Box sx={{ flexGrow: 1, minWidth: 0 }}>
    <Button component="a" href={file.address} target="_blank" rel="noopener" startIcon={<OpenIcon />} sx={{ mb: 1 }}>
      Open in a new tab
    </Button>
    {navigator.pdfViewerEnabled && (
      <Box
        component="iframe"
        title={`Preview of ${file.name}`}
        src={file.address}
        sx={{
          display: { xs: 'none', md: 'block' },
          width: '100%',
          height: 'min(70vh, 880px)',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      />
    )}
  </Box>
);

interface ProposalFailureAlertProps {
  failure: ProposalFailure;
  onRetry: () => void;
  onOpen: (address: string) => void;
}

/** Why there is no proposal. If it was not refused, offers the file's direct URL. */
const ProposalFailureAlert = ({ failure, onRetry, onOpen }: ProposalFailureAlertProps) => {
  const { message, address } = failure;
  return (
    <Alert
      severity="error"
      action={
        <>
          {address && (
            <Button color="inherit" onClick={() => onOpen(address)}>
              Open its address
            </Button>
          )}
          <Button color="inherit" onClick={onRetry}>
            Try again
          </Button>
        </>
      }
    >
      {message}
    </Alert>
  );
};

interface ProposalPartsProps {
  /** Null while loading. */
  options: readonly ProposalOption[] | null;
  disabled: boolean;
  onChange: (name: ProposalPart, selected: boolean) => void;
}

const ProposalParts = ({ options, disabled, onChange }: ProposalPartsProps) =>
  options ? (
    options.length > 0 && (
      <FormControl component="fieldset" variant="standard">
        <FormLabel component="legend">Contents</FormLabel>
        <FormGroup>
          {options.map(({ name, label, selected }) => (
            <FormControlLabel
              key={name}
              label={label}
              disabled={disabled}
              control={<Checkbox checked={selected} onChange={({ target }) => onChange(name, target.checked)} />}
            />
          ))}
        </FormGroup>
      </FormControl>
    )
  ) : (
    <Stack role="status" aria-label="Loading the contents" spacing={1}>
      <Skeleton variant="rounded" height={32} />
      <Skeleton variant="rounded" height={32} />
      <Skeleton variant="rounded" height={32} />
    </Stack>
  );
