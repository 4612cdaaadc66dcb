import { counted } from '#shared/formats/text';
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
import { useEffect, useRef, type RefObject } from 'react';
import { notifySuccess } from '../../app/notifications/notify.ts';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { ImportButtons } from './ImportButtons.tsx';
import { STEPS, type Step as ImportStep } from './import-state.ts';
import { SourceStep } from './SourceStep.tsx';
import { useImport, type CensusImport } from './use-import.ts';
import { useIsBelow } from '#web/theme/use-is-below';

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
