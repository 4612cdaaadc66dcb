import { Box, Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { noteParts } from '#shared/staff-notes/mentions';
import type { StaffNoteResponse } from '#shared/staff-notes/staff-note.record';
import { STAFF_NOTE_CALLS } from '#shared/staff-notes/staff-notes.calls';
import { call } from '#web/http/calls';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { useChange } from '../../providers/use-change.ts';
import { Instant } from '../Instant.tsx';
import { notesKey } from './notes-queries.ts';

interface NoteProps {
  quoteId: number;
  note: StaffNoteResponse;
}

export function Note({ quoteId, note: { Id, Text, By, At, Mentions, IsMine } }: NoteProps) {
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
