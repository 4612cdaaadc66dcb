import { Box, Button, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import type { EnrollmentSection } from '#shared/enrollment/enrollment-sections';

interface DemographicsPanelProps {
  quote: QuoteResponse;
  section: EnrollmentSection;
  canEdit: boolean;
}

/** The first ones only; the page lists all. */
const LISTED = 5;

/** Demographics on the task list: what is missing, with links. */
export function DemographicsPanel({ quote, section: { State, Problems }, canEdit }: DemographicsPanelProps) {
  const page = `/enrollment/demographics/${quote.Id}`;
  const more = Problems.length - LISTED;
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="body2" color="textSecondary">
        {TEXTS[State]}
      </Typography>
      {Problems.length > 0 && (
        <Box component="ul" aria-label="What is missing" sx={{ m: 0, pl: 2.5, '& li': { py: 0.25 } }}>
          {Problems.slice(0, LISTED).map(({ Field, Message }) => (
            <li key={Field}>
              <Link component={RouterLink} to={`${page}?field=${encodeURIComponent(Field)}`} variant="body2">
                {Message}
              </Link>
            </li>
          ))}
          {more > 0 && (
            <Typography component="li" variant="body2" color="textSecondary">
              and {more.toLocaleString('en-US')} more
            </Typography>
          )}
        </Box>
      )}
      <Button component={RouterLink} to={page} variant={canEdit && State !== 'Completed' ? 'contained' : 'outlined'}>
        {canEdit && State !== 'CannotStart' ? LABELS[State] : 'View demographics'}
      </Button>
    </Stack>
  );
}

const TEXTS: Record<EnrollmentSection['State'], string> = {
  Completed: 'Every member who enrolls is complete.',
  Incomplete: 'Each member who enrolls needs the details that the insurer installs.',
  NotStarted:
    'Each member who enrolls needs the details that the insurer installs. With the Excel file you can enter them all at once.',
  CannotStart: 'Save the application first: the segments and subgroups of the members come from it.',
};

const LABELS: Record<EnrollmentSection['State'], string> = {
  Completed: 'Review demographics',
  Incomplete: 'Continue demographics',
  NotStarted: 'Start demographics',
  CannotStart: 'View demographics',
};
