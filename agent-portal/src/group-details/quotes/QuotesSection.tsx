import RequestQuoteIcon from '@mui/icons-material/RequestQuoteOutlined';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { GroupResponse } from '#shared/groups/group.record';
import { EmptyState } from '#web/shell/EmptyState';
import { groupQuotesQuery } from '../../components/group-opening/group-quotes.api.ts';
import { PAGE_SIZE, Pager } from '../../components/Pager.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { SectionFailure } from '../../components/SectionFailure.tsx';
import { NewQuoteButton } from './NewQuoteButton.tsx';
import { QuotesTable } from './QuotesTable.tsx';
import { QuotesToolbar } from './QuotesToolbar.tsx';
import { useQuoteActions } from './use-quote-actions.tsx';

/** The quotes of the group, newest first, ten to a page, each with its next step and what else can be done with it. */
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
        A quote starts with the census, goes on to plans, and ends in a proposal.
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
