import { Box, Paper, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { ApiError, errorMessage } from '#web/http/api-error';
import { useStoredState } from '../../app/use-stored-state.ts';
import { BookHead } from './list/BookHead.tsx';
import { FoundContracts } from './list/FoundContracts.tsx';
import { type BookView, contractsQuery, FIRST_VIEW, type IndividualBookOf } from './book-search.ts';
import { BookSearch } from './search/BookSearch.tsx';
import { FindContractForm } from './search/FindContractForm.tsx';

/** One agent's individual or Medicare contracts. Search, order, page and place are restored when the user comes back. */
export function IndividualBook(book: IndividualBookOf) {
  const name = `individual-book:${book.isMedicare}:${book.agentId ?? 'own'}`;
  const [view, setView] = useStoredState(name, FIRST_VIEW);
  const found = useQuery(contractsQuery(book, view));
  const show = (change: Partial<BookView>) => setView({ ...view, page: 1, ...change });
  const refusal = refusalOf(found.error);
  return (
    <Stack spacing={2}>
      <BookHead book={book} view={view} total={found.data?.total ?? 0} onShow={show} />
      <Paper variant="outlined" component="section" aria-label="Contracts" aria-busy={found.isFetching}>
        <Box sx={{ p: 2 }}>
          {view.list === 'active' && (
            <BookSearch
              book={book}
              criteria={view.criteria}
              onChange={(criteria) => show({ criteria })}
              refusal={refusal}
            />
          )}
          {view.list === 'void' && (
            <Typography variant="body2" color="textSecondary">
              Sorted by name. To find one of them, use “Find one contract”.
            </Typography>
          )}
          {view.list === 'one' && (
            <FindContractForm
              sought={view.specific}
              onFind={(specific) => {
                show({ specific });
                if (JSON.stringify(specific) === JSON.stringify(view.specific)) {
                  void found.refetch();
                }
              }}
              isFinding={found.isFetching}
              refusal={refusal}
            />
          )}
        </Box>
        <FoundContracts
          name={name}
          isMedicare={book.isMedicare}
          view={view}
          found={found}
          isRefused={refusal !== null}
          onShow={show}
        />
      </Paper>
    </Stack>
  );
}

/** What the server says of the search itself, to be shown where it was typed; null for any other failure. */
const refusalOf = (error: unknown): string | null =>
  error instanceof ApiError && (error.status === 400 || error.status === 422)
    ? (Object.values(error.body.Fields).flat()[0] ?? errorMessage(error))
    : null;
