import { Alert, AlertTitle, Box, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import type { EnrollmentOverview } from '#shared/enrollment/enrollment.record';
import { incompleteMembers } from '#shared/enrollment/members/demographics-section';
import { sectionPath } from '../section-path.ts';

const LISTED = 3;

/** Before an approval: which members cannot be installed yet, and the way to their details. */
export function IncompleteMembers({ overview: { QuoteId, Sections } }: { overview: EnrollmentOverview }) {
  const members = incompleteMembers(Sections.Demographics);
  const more = members.length - LISTED;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      <AlertTitle>Member details are missing</AlertTitle>
      <Box component="ul" sx={{ m: 0, mb: 1, pl: 2.5 }}>
        {members.slice(0, LISTED).map(({ Field, Message }) => (
          <li key={Field}>{Message}</li>
        ))}
        {more > 0 && <li>and {more.toLocaleString('en-US')} more</li>}
      </Box>
      <Link component={RouterLink} to={sectionPath(QuoteId, 'Demographics')} color="inherit">
        Complete the demographics
      </Link>
    </Alert>
  );
}
