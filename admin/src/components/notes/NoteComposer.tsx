import { Button, Stack, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { isSameUsername } from '#shared/sales/assignment';
import { ASSIGNMENT_CALLS } from '#shared/sales/sales.calls';
import type { Colleague } from '#shared/sales/assignment.record';
import { mentionedIn } from '#shared/staff-notes/mentions';
import { noteTextProblem } from '#shared/staff-notes/staff-note.record';
import { STAFF_NOTE_CALLS } from '#shared/staff-notes/staff-notes.calls';
import { errorMessage } from '#web/http/api-error';
import { query, call } from '#web/http/calls';
import { useIntentionKey } from '#web/http/use-intention-key';
import { draftOf, dropDraft, keepDraft } from '#web/records/drafts';
import { currentUser } from '../../providers/current-user.ts';
import { MentionField } from './MentionField.tsx';
import { notesKey } from './notes-queries.ts';

interface Draft {
  text: string;
  /** User names that were chosen from the list. */
  chosen: string[];
}

const NOTHING: Draft = { text: '', chosen: [] };

/** Writes a note. What is typed stays while the user looks at other quotes. */
export function NoteComposer({ quoteId }: { quoteId: number }) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [draft, keep] = useNoteDraft(quoteId);
  const [problem, setProblem] = useState<string | null>(null);
  const { keyOf, renew } = useIntentionKey();
  const colleagues = useOthers(draft.text.includes('@'));
  const mentioned = mentionedIn(draft.text, colleagues, draft.chosen);
  const change = (next: Draft) => {
    keep(next);
    setProblem(null);
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const note = { Text: draft.text, Mentions: mentioned.map(({ Username }) => Username) };
      return call(STAFF_NOTE_CALLS.add, { quoteId, body: note }, { idempotencyKey: keyOf(note) });
    },
    onSuccess: async () => {
      renew();
      change(NOTHING);
      notify('Note added.', { type: 'success' });
      await queryClient.invalidateQueries({ queryKey: notesKey(quoteId) });
    },
    onError: (error) => setProblem(errorMessage(error)),
  });
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const found = noteTextProblem(draft.text);
    setProblem(found);
    if (found === null && !isPending) {
      mutate();
    }
  };
  return (
    <Stack component="form" noValidate spacing={1} onSubmit={submit} sx={{ '@media print': { display: 'none' } }}>
      <MentionField
        label="Add a note"
        hint="Staff only. Type @ to mention a colleague."
        problem={problem}
        text={draft.text}
        colleagues={colleagues}
        isDisabled={isPending}
        onChange={(text) => change({ ...draft, text })}
        onMention={(text, { Username }) => change({ text, chosen: [...draft.chosen, Username] })}
        onSubmit={submit}
      />
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button type="submit" size="small" variant="outlined" loading={isPending}>
          Add note
        </Button>
        <Typography variant="caption" color="textSecondary" role="status">
          {mentioned.length > 0 && `Will notify ${mentioned.map(({ FullName }) => FullName).join(', ')}.`}
        </Typography>
      </Stack>
    </Stack>
  );
}

/** In the page's memory only: notes may name illnesses. */
function useNoteDraft(quoteId: number) {
  const place = { userId: currentUser().Id, name: `staff-note-${quoteId}` };
  const [draft, setDraft] = useState<Draft>(() => draftOf<Draft>(place) ?? NOTHING);
  const keep = (next: Draft) => {
    setDraft(next);
    if (next.text === '') {
      dropDraft(place);
    } else {
      keepDraft(place, next);
    }
  };
  return [draft, keep] as const;
}

/** Everyone who can see quotes but the user. Asked for with the first @. */
function useOthers(isNeeded: boolean): Colleague[] {
  const { data = [] } = useQuery({ ...query(ASSIGNMENT_CALLS.list), enabled: isNeeded });
  return data.filter(({ Username }) => !isSameUsername(Username, currentUser().Username));
}
