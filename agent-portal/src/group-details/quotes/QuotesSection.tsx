import AddIcon from '@mui/icons-material/Add';
import CompareArrowsIcon from '@mui/icons-material/CompareArrows';
import RequestQuoteIcon from '@mui/icons-material/RequestQuoteOutlined';
import { Box, Button, Chip, FormHelperText, Stack, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import type { GroupResponse } from '#shared/groups/group.record';
import { groupCensusPath } from '#shared/quotes/next-step';
import { quoteTypeText } from '#shared/quotes/quote-type';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { QUOTE_ACTIONS, STARTING_QUOTES } from '#shared/quotes/quotes.calls';
import { errorMessage, fieldErrorsOf } from '#web/http/api-error';
import { call, WITH_NOTICE, keyOf } from '#web/http/calls';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { EmptyState } from '#web/shell/EmptyState';
import { lazyPart } from '#web/shell/lazy-part';
import { useGoOn } from '#web/shell/use-go-on';
import { StatusChip } from '#web/status/StatusChip';
import { GROUPS } from '#shared/groups/groups.calls';
import { notifySuccess } from '../../app/notify.ts';
import { queryClient } from '../../app/query-client.ts';
import { useRules } from '../../app/use-rules.ts';
import { useAudience } from '../../app/session/use-user.ts';
import { PAGE_SIZE, Pager } from '../../components/Pager.tsx';
import { type RecordColumn, RecordTable } from '../../components/RecordTable.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { SectionFailure } from '../../components/SectionFailure.tsx';
import { QuoteStep } from '../../components/group-opening/QuoteStep.tsx';
import { groupQuotesQuery, newQuoteOptionsQuery } from '../../components/group-opening/group-quotes-queries.ts';
import { quoteQuery } from '../../components/quote/quote-queries.ts';
import { QuoteMenu, type QuoteMenuActions } from './QuoteMenu.tsx';
import { type QuoteActionName, quoteActions } from './quote-actions.ts';

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

interface NewQuoteButtonProps {
  group: GroupResponse;
  /** The group has none yet: the button is the page's main action. */
  isFirst?: boolean;
}

/** Starts a quote of the type suitable for the group and opens its census, or says why that is not possible now. */
function NewQuoteButton({ group, isFirst = false }: NewQuoteButtonProps) {
  const goOn = useGoOn();
  const reasonId = useId();
  const { data: options } = useQuery(newQuoteOptionsQuery(group.Id));
  const option = options?.find(({ Problem }) => Problem === null);
  const reason = option ? null : (options?.[0]?.Problem ?? null);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(
        STARTING_QUOTES.start,
        { body: { GroupId: group.Id, QuoteType: option?.QuoteType ?? 'SmallGroupNewBusiness' } },
        WITH_NOTICE,
      ),
    onSuccess: async (quote) => {
      await forgetQuotes(group.Id);
      await goOn(groupCensusPath(quote.Id));
    },
  });
  return (
    <Box sx={{ maxWidth: 420 }}>
      <Button
        size={isFirst ? 'medium' : 'small'}
        variant={isFirst ? 'contained' : 'text'}
        startIcon={<AddIcon />}
        loading={isPending}
        loadingPosition="start"
        disabled={!option}
        aria-describedby={reason ? reasonId : undefined}
        onClick={() => mutate()}
      >
        {isFirst ? 'Start quote' : 'New quote'}
      </Button>
      {reason && <FormHelperText id={reasonId}>{reason}</FormHelperText>}
    </Box>
  );
}

const COLUMNS: readonly RecordColumn<QuoteResponse>[] = [
  { label: 'Quote', isName: true, cell: (quote) => <QuoteName quote={quote} /> },
  { label: 'Type', isExtra: true, cell: ({ QuoteType }) => quoteTypeText(QuoteType) },
  { label: 'Status', cell: (quote) => <QuoteStatusChip quote={quote} /> },
  { label: 'Effective date', cell: ({ EffectiveDate }) => formatDay(EffectiveDate) },
  { label: 'Last change', isExtra: true, cell: ({ ModifiedAt }) => formatInstant(ModifiedAt) },
];

interface QuotesTableProps {
  quotes: readonly QuoteResponse[];
  actionsOf: (quote: QuoteResponse) => QuoteMenuActions;
}

const QuotesTable = ({ quotes, actionsOf }: QuotesTableProps) => (
  <RecordTable
    label="Quotes of the group"
    rows={quotes}
    keyOf={({ Id }) => Id}
    columns={COLUMNS}
    action={{
      label: 'Next step',
      cell: (quote) => (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <QuoteStep quote={quote} />
          <QuoteMenu quoteName={quote.Name} {...actionsOf(quote)} />
        </Stack>
      ),
    }}
    card={{
      aside: (quote) => <QuoteStatusChip quote={quote} />,
      details: ({ QuoteType, EffectiveDate, ModifiedAt }) =>
        `${quoteTypeText(QuoteType)}, effective ${formatDay(EffectiveDate)}, changed ${formatInstant(ModifiedAt)}`,
    }}
  />
);

/** A quote's name; a deleted one, which only internal staff see, is marked. */
const QuoteName = ({ quote: { Name, IsDeleted } }: { quote: QuoteResponse }) => (
  <>
    <Typography
      variant="subtitle2"
      component="span"
      color={IsDeleted ? 'textSecondary' : 'textPrimary'}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {Name}
    </Typography>
    {IsDeleted && <Chip label="Deleted" variant="outlined" sx={{ ml: 1 }} />}
  </>
);

function QuoteStatusChip({ quote: { Status, QuoteStatus } }: { quote: QuoteResponse }) {
  return <StatusChip status={Status} audience={useAudience()} label={QuoteStatus} />;
}

const QuoteNameDialog = lazyPart(
  async () => (await import('../../components/quote/QuoteNameDialog.tsx')).QuoteNameDialog,
);
const CopyQuoteDialog = lazyPart(
  async () => (await import('../../components/quote/CopyQuoteDialog.tsx')).CopyQuoteDialog,
);

interface QuoteActions {
  actionsOf: (quote: QuoteResponse) => QuoteMenuActions;
  /** Render it once below the list: the open dialog. */
  dialog: ReactNode;
}

/** The quote in the version that the user saw. */
const seen = ({ Id, Version }: QuoteResponse) => ({ id: Id, body: { Version } });

/** Rename, copy, delete and restore from the list of a group's quotes. */
function useQuoteActions(): QuoteActions {
  const audience = useAudience();
  const { DisableForExternalAgentFlag: isBlocked } = useRules();
  const [asked, setAsked] = useState<{ name: QuoteActionName; quote: QuoteResponse } | null>(null);
  const close = () => setAsked(null);
  const removal = useMutation({
    mutationFn: (quote: QuoteResponse) => call(QUOTE_ACTIONS.delete, seen(quote), WITH_NOTICE),
    onSuccess: ({ Name }) => notifySuccess(`${Name} has been deleted.`),
    onSettled: async (_saved, _error, { GroupId }) => {
      close();
      await forgetQuotes(GroupId);
    },
  });
  const restoring = useMutation({
    mutationFn: (quote: QuoteResponse) => call(QUOTE_ACTIONS.restore, seen(quote), WITH_NOTICE),
    onSuccess: ({ Name }) => notifySuccess(`${Name} has been restored.`),
    onSettled: (_saved, _error, { GroupId }) => forgetQuotes(GroupId),
  });
  const run = (name: QuoteActionName, quote: QuoteResponse) => {
    if (name === 'restore') {
      restoring.mutate(quote);
    } else {
      setAsked({ name, quote });
    }
  };
  const rename = async ({ Id, Version, GroupId }: QuoteResponse, Name: string): Promise<string | null> => {
    try {
      const renamed: QuoteResponse = await call(QUOTE_ACTIONS.update, { body: { Id, Version, Name } });
      queryClient.setQueryData(quoteQuery(Id).queryKey, renamed);
      await forgetQuotes(GroupId);
      return null;
    } catch (error) {
      return fieldErrorsOf(error)['Name']?.join(' ') ?? errorMessage(error);
    }
  };
  return {
    actionsOf: (quote) => ({ actions: quoteActions(quote, { audience, isBlocked }), run: (name) => run(name, quote) }),
    dialog: (
      <>
        <ConfirmDialog
          open={asked?.name === 'delete'}
          title="Delete this quote?"
          confirmLabel="Delete quote"
          destructive
          busy={removal.isPending}
          onConfirm={() => asked && removal.mutate(asked.quote)}
          onCancel={close}
        >
          {asked?.quote.Name} will no longer be on your lists. Internal staff can restore it.
        </ConfirmDialog>
        <Suspense>
          {asked?.name === 'rename' && (
            <QuoteNameDialog name={asked.quote.Name} onSave={(name) => rename(asked.quote, name)} onClose={close} />
          )}
          {asked?.name === 'copy' && <CopyQuoteDialog quote={asked.quote} onClose={close} />}
        </Suspense>
      </>
    ),
  };
}

/** After a change of a group's quotes: invalidates everything that shows them. */
async function forgetQuotes(groupId: number): Promise<void> {
  const shownBy = [
    ['group-quotes', groupId],
    keyOf(GROUPS.find, { id: groupId }),
    ['group-members', groupId],
    ['timeline'],
    ['dashboard'],
  ];
  await Promise.all(shownBy.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
