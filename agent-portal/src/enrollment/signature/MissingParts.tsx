import { Alert, AlertTitle, Box, Link } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router';
import type { EnrollmentOverview } from '#shared/enrollment/enrollment.record';
import { ENROLLMENT_SECTION_NAMES, type EnrollmentSectionName } from '#shared/enrollment/enrollment-sections';
import { COMPLETE_ALL_SECTIONS } from '#shared/enrollment/signing';
import { sectionPath } from '../section-path.ts';

/** A barely started form lacks dozens of answers: its page lists them all. */
const LISTED = 6;

/** Shown after signing too early: what is missing. Takes the focus; each line links to its field. */
export function MissingParts({ overview, attempts }: { overview: EnrollmentOverview; attempts: number }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [attempts]);
  return (
    <Alert severity="error" ref={box} tabIndex={-1}>
      <AlertTitle component="h3">{COMPLETE_ALL_SECTIONS}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {ENROLLMENT_SECTION_NAMES.map((name) => (
          <MissingOf key={name} name={name} overview={overview} />
        ))}
      </Box>
    </Alert>
  );
}

/** A section's first few items; its page lists all. */
function MissingOf({ name, overview }: { name: EnrollmentSectionName; overview: EnrollmentOverview }) {
  const { Problems, State } = overview.Sections[name];
  const shown = State === 'Completed' ? [] : Problems.slice(0, LISTED);
  const others = State === 'Completed' ? 0 : Problems.length - shown.length;
  return (
    <>
      {shown.map(({ Field, Message }) => (
        <li key={Field + Message}>
          <Link component={RouterLink} to={sectionPath(overview.QuoteId, name, Field)} color="inherit">
            {Message}
          </Link>
        </li>
      ))}
      {others > 0 && (
        <li>
          <Link component={RouterLink} to={sectionPath(overview.QuoteId, name)} color="inherit">
            And {others} more in this part
          </Link>
        </li>
      )}
    </>
  );
}
