import { Box, Paper, Popper, TextField, Typography } from '@mui/material';
import { type KeyboardEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Colleague } from '#shared/sales/assignment.record';
import { offeredColleagues, typedMention, withMention } from '#shared/staff-notes/mentions';
import { counted } from '#shared/formats/text';
import { HIDDEN_TEXT } from '#web/theme/hidden-text';

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
export function MentionField(props: MentionFieldProps) {
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
