import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { ImportErrors } from './ImportErrors.tsx';
import { ImportWarnings } from './ImportWarnings.tsx';
import { MembersPreview } from './MembersPreview.tsx';
import { correctionsText } from './import-state.ts';
import { ModeChoice } from './SourceStep.tsx';
import type { CensusImport } from './use-import.ts';

/** Step 3: what will be saved, and what prevents it. */
export function CheckStep({ job, present }: { job: CensusImport; present: number }) {
  const { preview } = job;
  if (!preview) {
    return null;
  }
  const { Counts, Errors, Warnings, Members } = preview;
  return (
    <Stack spacing={3}>
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, rowGap: 2 }}>
        <Count label="Rows with people" value={Counts.Rows} />
        <Count label="Will be added" value={Counts.Added} color={Counts.Errors === 0 ? 'success.main' : undefined} />
        {job.corrections.mode === 'replace' && <Count label="Will be replaced" value={Counts.Replaced} />}
        <Count label="Errors" value={Counts.Errors} color={Counts.Errors > 0 ? 'error.main' : undefined} />
        <Count label="Warnings" value={Counts.Warnings} color={Counts.Warnings > 0 ? 'warning.main' : undefined} />
      </Box>
      <Corrections job={job} />
      {Errors.length > 0 ? <ImportErrors job={job} errors={Errors} mapping={preview.Mapping} /> : <AllRight />}
      {Warnings.length > 0 && <ImportWarnings warnings={Warnings} />}
      {present > 0 && <ModeChoice job={job} present={present} />}
      {Members.length > 0 && <MembersPreview members={Members} />}
    </Stack>
  );
}

const Count = ({ label, value, color }: { label: string; value: ReactNode; color?: string }) => (
  <Box>
    <Typography variant="h2" component="p" sx={{ color, fontVariantNumeric: 'tabular-nums' }}>
      {typeof value === 'number' ? value.toLocaleString('en-US') : value}
    </Typography>
    <Typography variant="caption" component="p" color="textSecondary">
      {label}
    </Typography>
  </Box>
);

/** Takes the focus from the last cell that was corrected, which is no longer there. */
function AllRight() {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) {
      line.current?.focus();
    }
  }, []);
  return (
    <Stack ref={line} tabIndex={-1} direction="row" spacing={1} sx={{ alignItems: 'center', color: 'success.main' }}>
      <CheckCircleIcon aria-hidden />
      <Typography>No errors. Nothing is saved until you import.</Typography>
    </Stack>
  );
}

/** What was changed here against the file, and the way back. */
function Corrections({ job }: { job: CensusImport }) {
  const text = correctionsText(job.corrections);
  return (
    text && (
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="body2">{text}</Typography>
        <Button size="small" disabled={job.running !== null} onClick={job.undoCorrections}>
          Undo these corrections
        </Button>
      </Stack>
    )
  );
}
