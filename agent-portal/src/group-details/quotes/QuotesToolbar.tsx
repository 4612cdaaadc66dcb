import CompareArrowsIcon from '@mui/icons-material/CompareArrows';
import { Button, Stack } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import type { GroupResponse } from '#shared/groups/group.record';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { NewQuoteButton } from './NewQuoteButton.tsx';

interface QuotesToolbarProps {
  group: GroupResponse;
  quotes: readonly QuoteResponse[];
}

/** What can be done with the quotes together. Two that are not deleted can be compared. */
export const QuotesToolbar = ({ group, quotes }: QuotesToolbarProps) => (
  <Stack
    direction="row"
    useFlexGap
    spacing={1}
    sx={{ flexWrap: 'wrap', justifyContent: 'flex-end', alignItems: 'flex-start', px: 2, py: 1 }}
  >
    {quotes.filter(({ IsDeleted }) => !IsDeleted).length > 1 && (
      <Button
        size="small"
        startIcon={<CompareArrowsIcon />}
        component={RouterLink}
        to={`/group-details/${group.Id}/scenarios`}
      >
        Compare quotes
      </Button>
    )}
    <NewQuoteButton group={group} />
  </Stack>
);
