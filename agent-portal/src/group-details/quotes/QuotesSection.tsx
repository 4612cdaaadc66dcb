import CompareArrowsIcon from '@mui/icons-material/CompareArrows';
import RequestQuoteIcon from '@mui/icons-material/RequestQuoteOutlined';
import { Button, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { GroupResponse } from '#shared/groups/group.record';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { EmptyState } from '#web/shell/EmptyState';
import { groupQuotesQuery } from '../../components/group-opening/group-quotes-queries.ts';
import { PAGE_SIZE, Pager } from '../../components/Pager.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { SectionFailure } from '../../components/SectionFailure.tsx';
import { NewQuoteButton } from './NewQuoteButton.tsx';
import { QuotesTable } from './QuotesTable.tsx';
import { useQuoteActions } from './use-quote-actions.tsx';

/** The group's quotes, newest first, ten per page, each with its next step and other actions. */
export function QuotesSection({ group }: { group: GroupResponse }) {
  const [page, setPage] = useState(1);
  const { data: quotes, error, refetch } = useQuery(groupQuotesQuery(group.Id));
  const { actionsOf, dialog } = useQuoteActions();
  if (!quotes) {
    return error ? (
      <SectionFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <RowsSkeleton label="Loading the quotes" rows={3} />
    );
  }
  if (quotes.length === 0) {
    return (
      <EmptyState icon={<RequestQuoteIcon />} title="No quotes yet" action={<NewQuoteButton group={group} isFirst />}>
        A quote starts with the census, continues with plans, and ends with a proposal.
      </EmptyState>
    );
  }
  const onPage = Math.min(page, Math.ceil(quotes.length / PAGE_SIZE));
  const shown = quotes.slice((onPage - 1) * PAGE_SIZE, onPage * PAGE_SIZE);
  return (
    <>
      <QuotesToolbar group={group} quotes={quotes} />
      <QuotesTable quotes={shown} actionsOf={actionsOf} />
      <Pager total={quotes.length} page={onPage} onChange={setPage} noun="quotes" />
      {dialog}
    </>
  );
}

interface QuotesToolbarProps {
  group: GroupResponse;
  quotes: readonly QuoteResponse[];
}

/** Actions for the list of quotes. Comparing requires two that are not deleted. */
const QuotesToolbar = ({ group, quotes }: QuotesToolbarProps) => (
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
