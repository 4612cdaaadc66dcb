import { Box, Button, Paper, Popper, Stack, TextField, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { flushSync } from 'react-dom';
import { counted } from '#shared/formats/text';
import { isSameUsername } from '#shared/sales/assignment';
import type { Colleague } from '#shared/sales/assignment.record';
import { ASSIGNMENT_CALLS } from '#shared/sales/sales.calls';
import { mentionedIn, offeredColleagues, typedMention, withMention } from '#shared/staff-notes/mentions';
import { noteTextProblem } from '#shared/staff-notes/staff-note.record';
import { STAFF_NOTE_CALLS } from '#shared/staff-notes/staff-notes.calls';
import { errorMessage } from '#web/http/api-error';
import { call, query } from '#web/http/calls';
import { useIntentionKey } from '#web/http/use-intention-key';
import { draftOf, dropDraft, keepDraft } from '#web/records/drafts';
import { HIDDEN_TEXT } from '#web/theme/hidden-text';
import { currentUser } from '../../providers/current-user.ts';
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

interface MentionFieldProps {
  label: string;
  hint: string;
  problem: string | null;
  text: string;
  colleagues: readonly Colleague[];
  isDisabled: boolean;
  onChange: (text: string) => void;
  /** A colleague was chosen from the list. */
  onMention: (text: string, colleague: Colleague) => void;
  onSubmit: () => void;
}

/**
 * A text field that offers colleagues while @ and a name are typed: arrow keys, Enter or Tab choose, Escape closes the list. The focus stays
 * in the field, which points to the active option. Ctrl+Enter submits.
 */
function MentionField(props: MentionFieldProps) {
  const { label, hint, problem, text, isDisabled } = props;
  const id = useId();
  const [field, setField] = useState<HTMLTextAreaElement | null>(null);
  const offer = useOffer(props, field);
  const { options, active } = offer;
  const isOpen = options.length > 0;
  return (
    <>
      <TextField
        multiline
        size="small"
        minRows={1}
        maxRows={10}
        label={label}
        value={text}
        error={problem !== null}
        helperText={problem ?? hint}
        inputRef={setField}
        onChange={({ target }) => offer.typed(target.value, target.selectionStart ?? target.value.length)}
        onSelect={({ target }) => offer.moved((target as HTMLTextAreaElement).selectionStart)}
        onBlur={offer.close}
        onKeyDown={offer.pressed}
        slotProps={{
          htmlInput: {
            readOnly: isDisabled,
            'aria-autocomplete': 'list',
            'aria-haspopup': 'listbox',
            'aria-controls': isOpen ? id : undefined,
            'aria-activedescendant': isOpen ? `${id}-${active}` : undefined,
          },
        }}
      />
      <Popper open={isOpen} anchorEl={field} placement="bottom-start" disablePortal sx={{ zIndex: 'modal' }}>
        <Paper elevation={6} id={id} role="listbox" aria-label="Colleagues" sx={LIST}>
          {options.map((colleague, at) => (
            <Box
              key={colleague.Username}
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === active}
              // Prevents the click from taking the focus from the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => offer.choose(colleague)}
              sx={OPTION}
            >
              {colleague.FullName}
              <Typography component="span" variant="caption" color="textSecondary">
                {colleague.Username}
              </Typography>
            </Box>
          ))}
        </Paper>
      </Popper>
      <Box role="status" sx={HIDDEN_TEXT}>
        {isOpen && `${counted(options.length, 'colleague')}. Choose with the arrow keys and Enter.`}
      </Box>
    </>
  );
}

/** The colleagues that are offered now, and what keys do to them. */
function useOffer(
  { text, colleagues, onChange, onMention, onSubmit }: MentionFieldProps,
  field: HTMLTextAreaElement | null,
) {
  /** null: the list is closed until something is typed. */
  const [caret, setCaret] = useState<number | null>(null);
  const [pointed, setPointed] = useState(0);
  const mention = caret === null ? null : typedMention(text, caret);
  const options = mention === null ? [] : offeredColleagues(colleagues, mention.query);
  const active = Math.min(pointed, options.length - 1);
  const close = () => setCaret(null);
  const choose = (colleague: Colleague) => {
    const completed = withMention(text, mention!, colleague);
    flushSync(() => {
      close();
      onMention(completed.text, colleague);
    });
    field?.setSelectionRange(completed.caret, completed.caret);
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => setPointed((active + 1) % options.length),
    ArrowUp: () => setPointed((active - 1 + options.length) % options.length),
    Enter: () => choose(options[active]!),
    Tab: () => choose(options[active]!),
    Escape: close,
  };
  const pressed = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event;
    const act = key === 'Enter' && (ctrlKey || metaKey) ? onSubmit : options.length > 0 ? keys[key] : undefined;
    if (act) {
      event.preventDefault();
      event.stopPropagation();
      act();
    }
  };
  return {
    options,
    active,
    close,
    choose,
    pressed,
    typed: (typed: string, at: number) => {
      setCaret(at);
      setPointed(0);
      onChange(typed);
    },
    /** Only while the list is open: a closed one stays closed. */
    moved: (at: number) => setCaret((before) => (before === null ? null : at)),
  };
}

const LIST = { minWidth: 220, maxWidth: 'calc(100vw - 32px)', py: 0.5, mt: 0.5 } as const;
const OPTION = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 2,
  px: 1.5,
  py: 0.75,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  borderLeft: 3,
  borderColor: 'transparent',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-selected="true"]': { bgcolor: 'action.hover', borderColor: 'primary.main' },
} as const;
