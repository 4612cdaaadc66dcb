import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import {
  Alert,
  AlertTitle,
  Box,
  Button,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import type { CensusMemberRequest } from '#shared/census/census.record';
import type { ColumnMapping } from '#shared/census/import/import.record';
import { formatDay } from '#shared/formats/auto-date';
import { formatName } from '#shared/formats/person-name';
import type { ImportProblem } from '#shared/persons/import/import-problem.record';
import { ProblemList } from '../../components/file-import/ProblemList.tsx';
import { CELL_ATTRIBUTE, CellCorrection } from './CellCorrection.tsx';
import { ModeChoice } from './SourceStep.tsx';
import { columnOf, correctionsText, rowsWithSame } from './import-state.ts';
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
        <Count label="People found" value={Counts.Rows} />
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

const SHOWN_AT_FIRST = 5;

const placeOf = ({ Row, Column }: ImportProblem): string =>
  [Row > 0 && `Row ${Row}`, Column].filter(Boolean).join(', ');

/** What was understood, but should be looked at. Warnings do not stand in the way. */
function ImportWarnings({ warnings }: { warnings: readonly ImportProblem[] }) {
  const [showAll, setShowAll] = useState(false);
  const shown = showAll ? warnings : warnings.slice(0, SHOWN_AT_FIRST);
  return (
    <Alert severity="warning">
      <AlertTitle component="h4">Please check</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {shown.map((warning) => (
          <li key={`${warning.Row} ${warning.Column} ${warning.Message}`}>
            {[placeOf(warning), warning.Message].filter(Boolean).join(': ')}
            {warning.Found && ` Found: ${warning.Found}.`}
          </li>
        ))}
      </Box>
      {warnings.length > SHOWN_AT_FIRST && (
        <Button size="small" color="inherit" onClick={() => setShowAll(!showAll)}>
          {showAll ? 'Show the first five' : `Show all ${warnings.length.toLocaleString('en-US')}`}
        </Button>
      )}
    </Alert>
  );
}

const SHOWN = 5;

/** The first members as they would be saved, so that a wrong column is seen before it is written. */
const MembersPreview = ({ members }: { members: readonly CensusMemberRequest[] }) => (
  <Box component="section" aria-label="Members as they will be saved">
    <Typography variant="h3" component="h4" sx={{ mb: 1 }}>
      {members.length > SHOWN
        ? `Preview of the first ${SHOWN} of ${members.length.toLocaleString('en-US')} members`
        : 'Preview'}
    </Typography>
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Preview of the members">
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>Relationship</TableCell>
            <TableCell>Name</TableCell>
            <TableCell align="right">Date of birth</TableCell>
            <TableCell>Gender</TableCell>
            <TableCell>Medical</TableCell>
            <TableCell>Dental</TableCell>
            <TableCell>Vision</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {members.slice(0, SHOWN).map((member, index) => (
            <TableRow key={index}>
              <TableCell>{RELATIONSHIP_LABELS[member.RelationshipToSubscriber]}</TableCell>
              <TableCell>{formatName(member)}</TableCell>
              <TableCell align="right">{formatDay(member.DateOfBirth)}</TableCell>
              <TableCell>{member.Gender ?? ''}</TableCell>
              <TableCell>{member.MedicalStatus}</TableCell>
              <TableCell>{member.DentalStatus}</TableCell>
              <TableCell>{member.VisionStatus}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  </Box>
);

interface ImportErrorsProps {
  job: CensusImport;
  errors: readonly ImportProblem[];
  mapping: readonly ColumnMapping[];
}

/** What has to be corrected: corrected here, cell by cell, or in the file. */
function ImportErrors({ job, errors, mapping }: ImportErrorsProps) {
  const table = useRef<HTMLTableElement>(null);
  useFocusAfterChange(errors, table);
  const correctionOf = (problem: ImportProblem) => (
    <CellCorrection
      problem={problem}
      column={columnOf(problem, mapping)}
      sameRows={rowsWithSame(problem, errors)}
      busy={job.running !== null}
      onCorrect={job.correctCells}
      onLeaveOut={job.leaveOut}
    />
  );
  return (
    <ProblemList problems={errors} of="census" shownValue={correctionOf} table={table} heading="h4">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Correct a cell here and press Enter, or correct the file and choose it again. “Correct all” changes every row
        with the same text in that column. Your file itself is not changed.
      </Typography>
    </ProblemList>
  );
}

/** A corrected row leaves the list, and the focus with it: it goes on to the next cell that is wrong. */
function useFocusAfterChange(errors: readonly ImportProblem[], table: RefObject<HTMLTableElement | null>): void {
  const last = useRef(errors);
  const place = useRef(0);
  useEffect(() => {
    const cells = [...(table.current?.querySelectorAll<HTMLInputElement>(`input[${CELL_ATTRIBUTE}]`) ?? [])];
    if (last.current !== errors) {
      last.current = errors;
      if (document.activeElement === document.body || document.activeElement === null) {
        cells[Math.min(place.current, cells.length - 1)]?.focus();
      }
    }
    const remember = () => {
      const now = cells.findIndex((cell) => cell === document.activeElement);
      place.current = now < 0 ? place.current : now;
    };
    const list = table.current;
    list?.addEventListener('focusin', remember);
    return () => list?.removeEventListener('focusin', remember);
  });
}
