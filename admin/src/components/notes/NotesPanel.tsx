import { Alert, Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { noteParts } from '#shared/staff-notes/mentions';
import type { StaffNoteResponse } from '#shared/staff-notes/staff-note.record';
import { STAFF_NOTE_CALLS } from '#shared/staff-notes/staff-notes.calls';
import { call } from '#web/http/calls';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { useChange } from '../../providers/use-change.ts';
import { Instant } from '../Instant.tsx';
import { NoteComposer } from './NoteComposer.tsx';
import { notesKey, notesQuery } from './notes-queries.ts';

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

interface NoteProps {
  quoteId: number;
  note: StaffNoteResponse;
}

function Note({ quoteId, note: { Id, Text, By, At, Mentions, IsMine } }: NoteProps) {
  const item = useRef<HTMLLIElement>(null);
  const wasDeletedHere = useRef(false);
  useEffect(() => {
    // The button that had the focus is gone.
    if (Text === null && wasDeletedHere.current) {
      item.current?.focus();
    }
  }, [Text]);
  return (
    <Box component="li" ref={item} tabIndex={-1} sx={NOTE}>
      <Typography variant="caption" component="p" color="textSecondary" sx={HEAD}>
        <span>
          <strong>{By}</strong>, <Instant at={At} />
        </span>
        {IsMine && Text !== null && (
          <DeleteButton
            quoteId={quoteId}
            id={Id}
            onDeleted={() => {
              wasDeletedHere.current = true;
            }}
          />
        )}
      </Typography>
      {Text === null ? (
        <Typography variant="body2" color="textSecondary">
          Note deleted
        </Typography>
      ) : (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
          {noteParts(
            Text,
            Mentions.map(({ FullName }) => FullName),
          ).map(({ text, mention }, at) =>
            mention === null ? text : <strong key={`${at}-${mention}`}>{text}</strong>,
          )}
        </Typography>
      )}
    </Box>
  );
}

interface DeleteButtonProps {
  quoteId: number;
  id: number;
  onDeleted: () => void;
}

function DeleteButton({ quoteId, id, onDeleted }: DeleteButtonProps) {
  const queryClient = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending } = useChange({
    mutationFn: () => call(STAFF_NOTE_CALLS.delete, { noteId: id }),
    onSuccess: async () => {
      onDeleted();
      setAsked(false);
      await queryClient.invalidateQueries({ queryKey: notesKey(quoteId) });
    },
  });
  return (
    <>
      <Button size="small" color="inherit" aria-haspopup="dialog" onClick={() => setAsked(true)} sx={SMALL}>
        Delete
      </Button>
      <ConfirmDialog
        open={isAsked}
        title="Delete this note?"
        confirmLabel="Delete note"
        destructive
        busy={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setAsked(false)}
      >
        Its text cannot be restored. That you wrote a note, and when, stays visible to staff.
      </ConfirmDialog>
    </>
  );
}

const NOTE = { borderLeft: 3, borderColor: 'divider', pl: 1.5, minWidth: 0, overflowWrap: 'anywhere' } as const;
const HEAD = { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 } as const;
const SMALL = { minWidth: 0, py: 0, minHeight: 24, flexShrink: 0, '@media print': { display: 'none' } } as const;
