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
  MenuItem,
  Stack,
  Step,
  StepLabel,
  Stepper,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { missingFields } from '#shared/census/import/import-fields';
import type { ColumnMapping } from '#shared/census/import/import.record';
import { isFamilyLayout } from '#shared/census/import/read-family';
import { counted } from '#shared/formats/text';
import type { ImportField } from '#shared/persons/import/file-columns';
import { useIsBelow } from '#web/theme/use-is-below';
import { notifySuccess } from '../../app/notify.ts';
import { stackedBelow } from '../../components/stacked-table.ts';
import { CheckStep } from './CheckStep.tsx';
import { columnLetters, FIELD_CHOICES, FIELD_NAMES } from './field-names.ts';
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

const LEFT_OUT = '';

/** Step 2: what each column was taken for. A change is checked at once. */
function ColumnsStep({ job }: { job: CensusImport }) {
  const { Mapping = [], HeaderRow = 0, Remembered = false } = job.preview ?? {};
  const missing = missingFields(Mapping);
  const isFamily = isFamilyLayout(Mapping);
  return (
    <Stack spacing={2}>
      <Typography variant="body2" color="textSecondary">
        {HeaderRow > 0
          ? `The headings were found in row ${HeaderRow}. Please check what each column means.`
          : 'No headings were found, so the columns are read in the usual order. Please check them.'}
      </Typography>
      {Remembered && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" disabled={job.running !== null} onClick={job.suggestColumns}>
              Use our suggestion
            </Button>
          }
        >
          The columns are set as they were last time for a file with these headings.
        </Alert>
      )}
      {isFamily && (
        <Alert severity="info">
          Each row of this file is a family: employee, spouse and children have their own columns.
        </Alert>
      )}
      {missing.length > 0 && (
        <Alert severity="error">
          Choose the columns that contain: {missing.map((field) => FIELD_NAMES[field].toLowerCase()).join(', ')}.
        </Alert>
      )}
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Columns of the file">
        <Table sx={stackedBelow('sm')}>
          <TableHead>
            <TableRow>
              <TableCell>Column</TableCell>
              <TableCell>Heading</TableCell>
              <TableCell>Examples</TableCell>
              <TableCell>Means</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {Mapping.map((column) => (
              <ColumnRow
                key={column.Column}
                column={column}
                busy={job.running !== null}
                onChange={(field) => job.setColumn(column.Column, field)}
              />
            ))}
          </TableBody>
        </Table>
      </Box>
    </Stack>
  );
}

interface ColumnRowProps {
  column: ColumnMapping;
  busy: boolean;
  onChange: (field: ImportField | null) => void;
}

const ColumnRow = ({ column: { Column, Header, Field, Person, Samples }, busy, onChange }: ColumnRowProps) => (
  <TableRow>
    <TableCell data-label="Column">{columnLetters(Column)}</TableCell>
    <TableCell component="th" scope="row" sx={{ maxWidth: 240, overflowWrap: 'anywhere' }}>
      {Header || 'No heading'}
      {Person && (
        <Typography variant="caption" component="p" color="textSecondary">
          About: {Person}
        </Typography>
      )}
    </TableCell>
    <TableCell data-label="Examples" sx={{ color: 'text.secondary', maxWidth: 320, overflowWrap: 'anywhere' }}>
      {Samples.length > 0 ? Samples.join(', ') : 'Empty'}
    </TableCell>
    <TableCell>
      <TextField
        select
        name={`Column${Column}`}
        value={Field ?? LEFT_OUT}
        disabled={busy}
        onChange={({ target }) => onChange(target.value === LEFT_OUT ? null : (target.value as ImportField))}
        slotProps={{
          select: {
            displayEmpty: true,
            SelectDisplayProps: { 'aria-label': `Column ${columnLetters(Column)}, ${Header || 'no heading'}, means` },
          },
        }}
        sx={{ minWidth: 200, '& .MuiSelect-select': { color: Field ? undefined : 'text.secondary' } }}
      >
        <MenuItem value={LEFT_OUT}>Not imported</MenuItem>
        {FIELD_CHOICES.map(({ field, label }) => (
          <MenuItem key={field} value={field}>
            {label}
          </MenuItem>
        ))}
      </TextField>
    </TableCell>
  </TableRow>
);
