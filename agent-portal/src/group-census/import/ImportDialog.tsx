import CloseIcon from '@mui/icons-material/Close';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  LinearProgress,
  Stack,
  Step,
  StepLabel,
  Stepper,
  Typography,
} from '@mui/material';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { missingFields } from '#shared/census/import/import-fields';
import { counted } from '#shared/formats/text';
import { useIsBelow } from '#web/theme/use-is-below';
import { notifySuccess } from '../../app/notify.ts';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { SourceStep } from './SourceStep.tsx';
import { commitObstacle, type Step as ImportStep, STEPS } from './import-state.ts';
import { type CensusImport, useImport } from './use-import.ts';

const STEP_NAMES = { source: 'Choose the rows', columns: 'Match the columns', check: 'Check and import' } as const;

interface ImportDialogProps {
  quoteId: number;
  /** How many members the census has now. */
  present: number;
  onClose: () => void;
  onImported: () => void;
}

/** A census from a file or a pasted spreadsheet, in three steps. Nothing is written until everything is right. */
export function ImportDialog({ quoteId, present, onClose, onImported }: ImportDialogProps) {
  const isPhone = useIsBelow('sm');
  const job = useImport(quoteId, 'append', (added) => {
    notifySuccess(`${counted(added, 'member')} imported.`);
    onClose();
    onImported();
  });
  const heading = useFocusOnStep(job.step);
  return (
    <Dialog open fullScreen={isPhone} maxWidth="lg" onClose={() => job.step === 'source' && !job.running && onClose()}>
      <DialogTitle component="div" sx={{ display: 'flex', alignItems: 'center', gap: 2, pb: 1 }}>
        <Typography variant="h2" component="h2" sx={{ flexGrow: 1 }}>
          Import a census
        </Typography>
        <IconButton aria-label="Close the import" onClick={onClose} edge="end">
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <Box sx={{ px: 3, pb: 2, display: { xs: 'none', sm: 'block' } }}>
        <Stepper activeStep={STEPS.indexOf(job.step)}>
          {STEPS.map((step) => (
            <Step key={step}>
              <StepLabel>{STEP_NAMES[step]}</StepLabel>
            </Step>
          ))}
        </Stepper>
      </Box>
      <Box sx={{ height: 4 }}>{job.running && <LinearProgress aria-label={job.running} />}</Box>
      <DialogContent dividers sx={{ minHeight: { sm: 420 } }}>
        <Typography
          ref={heading}
          tabIndex={-1}
          variant="h3"
          sx={{ mb: 2, '&:focus': { outline: 'none' } }}
        >{`Step ${STEPS.indexOf(job.step) + 1} of 3: ${STEP_NAMES[job.step]}`}</Typography>
        {job.messages.length > 0 && <Refused messages={job.messages} />}
        {job.step === 'source' && <SourceStep job={job} present={present} />}
        {job.step === 'columns' && <ColumnsStep job={job} />}
        {job.step === 'check' && <CheckStep job={job} present={present} />}
      </DialogContent>
      <Foot job={job} onClose={onClose} />
    </Dialog>
  );
}

/** A new step is read out from its heading. */
function useFocusOnStep(step: ImportStep): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current !== step) {
      shownStep.current = step;
      heading.current?.focus();
    }
  }, [step]);
  return heading;
}

const Foot = ({ job, onClose }: { job: CensusImport; onClose: () => void }) => (
  <Stack
    direction="row"
    useFlexGap
    spacing={1}
    sx={{ px: 3, py: 2, alignItems: 'center', flexWrap: 'wrap', justifyContent: 'flex-end' }}
  >
    <Stack direction="row" spacing={1} role="status" sx={{ mr: 'auto', alignItems: 'center', minHeight: { sm: 36 } }}>
      {job.running && (
        <>
          <Typography variant="body2">{job.running}…</Typography>
          <Button size="small" onClick={job.cancel}>
            Cancel
          </Button>
        </>
      )}
    </Stack>
    <ImportButtons job={job} onClose={onClose} />
  </Stack>
);

const Refused = ({ messages }: { messages: readonly string[] }) => (
  <Alert severity="error" sx={{ mb: 2 }}>
    {messages.map((message) => (
      <div key={message}>{message}</div>
    ))}
  </Alert>
);

/** Back and on. The last one writes, and says why it cannot as long as it cannot. */
function ImportButtons({ job, onClose }: { job: CensusImport; onClose: () => void }) {
  const reasonId = useId();
  const { step, preview, source, running } = job;
  if (step === 'source') {
    return (
      <>
        <Button onClick={onClose}>Close</Button>
        <Button variant="contained" disabled={!source || running !== null} onClick={() => job.read(source)}>
          Continue
        </Button>
      </>
    );
  }
  if (step === 'columns') {
    const missing = missingFields(preview?.Mapping ?? []).length > 0;
    return (
      <>
        <Button onClick={() => job.goTo('source')}>Back</Button>
        <Button variant="contained" disabled={running !== null || missing} onClick={() => job.goTo('check')}>
          Continue
        </Button>
      </>
    );
  }
  const obstacle = commitObstacle(preview);
  return (
    <>
      {obstacle && (
        <Typography id={reasonId} variant="body2" color="textSecondary" sx={{ flexBasis: { xs: '100%', sm: 'auto' } }}>
          {obstacle}
        </Typography>
      )}
      <Button onClick={() => job.goTo('columns')} disabled={running?.startsWith('Saving')}>
        Back
      </Button>
      <Button
        variant="contained"
        color={job.corrections.mode === 'replace' && preview?.Counts.Replaced ? 'error' : 'primary'}
        disabled={obstacle !== null || running !== null}
        aria-describedby={obstacle ? reasonId : undefined}
        onClick={job.commit}
      >
        {job.corrections.mode === 'replace' && preview?.Counts.Replaced
          ? `Replace the census with ${counted(preview.Members.length, 'member')}`
          : `Import ${counted(preview?.Members.length ?? 0, 'member')}`}
      </Button>
    </>
  );
}
