import { Box, Button, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { EnrollmentProblem, EnrollmentSection } from '#shared/enrollment/enrollment-sections';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { applicationPath } from './application-queries.ts';

interface ApplicationPanelProps {
  quote: QuoteResponse;
  section: EnrollmentSection;
  canEdit: boolean;
}

/** The maximum shown at once; a barely started form lacks dozens of answers. */
const FIRST_PROBLEMS = 8;

const WORDS: Record<EnrollmentSection['State'], string> = {
  Completed: 'Every question is answered, and every subgroup is complete.',
  Incomplete: 'Some answers are missing or incorrect. Select a line to go to its field.',
  NotStarted:
    'The employer’s answers are not saved yet. What is known about the group and its census is already filled in.',
  CannotStart: 'The application cannot be filled in yet.',
};

/** The application on the task list: its progress, and links to the missing answers. */
export const ApplicationPanel = ({ quote, section, canEdit }: ApplicationPanelProps) => (
  <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
    <Typography variant="body2">{WORDS[section.State]}</Typography>
    {section.State === 'Incomplete' && <ProblemLinks quoteId={quote.Id} problems={section.Problems} />}
    <Button
      component={RouterLink}
      to={applicationPath(quote.Id)}
      variant={canEdit && section.State !== 'Completed' ? 'contained' : 'outlined'}
    >
      {buttonLabel(section, canEdit)}
    </Button>
  </Stack>
);

const buttonLabel = ({ State }: EnrollmentSection, canEdit: boolean): string => {
  if (!canEdit) {
    return 'View application';
  }
  return State === 'NotStarted'
    ? 'Fill in application'
    : State === 'Completed'
      ? 'Change application'
      : 'Continue application';
};

function ProblemLinks({ quoteId, problems }: { quoteId: number; problems: readonly EnrollmentProblem[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? problems : problems.slice(0, FIRST_PROBLEMS);
  return (
    <div>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {shown.map(({ Field, Message }) => (
          <li key={`${Field} ${Message}`}>
            <Link
              component={RouterLink}
              to={applicationPath(quoteId, Field)}
              variant="body2"
              sx={{ display: 'inline-block', py: 0.25 }}
            >
              {Message}
            </Link>
          </li>
        ))}
      </Box>
      {problems.length > FIRST_PROBLEMS && (
        <Button size="small" onClick={() => setShowsAll(!showsAll)} sx={{ mt: 0.5 }}>
          {showsAll ? 'Show fewer' : `Show all ${problems.length}`}
        </Button>
      )}
    </div>
  );
}
