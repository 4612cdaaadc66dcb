import { Alert, Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Note } from './Note.tsx';
import { NoteComposer } from './NoteComposer.tsx';
import { notesQuery } from './notes-queries.ts';

/** What staff have written about a quote, of a group or a household, newest first. Agents never see it. */
export const NotesPanel = ({ quoteId }: { quoteId: number }) => (
  <Stack spacing={2}>
    <NoteComposer key={quoteId} quoteId={quoteId} />
    <Notes quoteId={quoteId} />
  </Stack>
);

function Notes({ quoteId }: { quoteId: number }) {
  const query = useInfiniteQuery(notesQuery(quoteId));
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  const failure = error && (
    <Alert
      severity="error"
      action={<Button onClick={() => void (data ? fetchNextPage() : refetch())}>Try again</Button>}
    >
      {error.message}
    </Alert>
  );
  if (!data) {
    return failure ?? <Skeleton variant="rounded" height={48} />;
  }
  const notes = data.pages.flatMap(({ Notes: page }) => page);
  return notes.length === 0 ? (
    <Typography variant="body2" color="textSecondary">
      No notes yet.
    </Typography>
  ) : (
    <>
      <Box component="ol" aria-label="Notes, newest first" sx={LIST}>
        {notes.map((note) => (
          <Note key={note.Id} quoteId={quoteId} note={note} />
        ))}
      </Box>
      {failure}
      {hasNextPage && (
        <Button
          size="small"
          variant="outlined"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          sx={{ alignSelf: 'flex-start' }}
        >
          Show older
        </Button>
      )}
    </>
  );
}

const LIST = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 } as const;
