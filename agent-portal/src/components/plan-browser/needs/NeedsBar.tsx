import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { capitalized } from '#shared/formats/text';

interface NeedsBarProps<Need> {
  /** "Doctors", "doctor" */
  label: string;
  one: string;
  list: readonly Need[];
  nameOf: (need: Need) => string;
  /** Why no other can be added. */
  problem: string | null;
  /** Below the list. */
  note: string;
  /** Null unless the list could not be read. */
  readAgain: (() => void) | null;
  onRemove: (need: Need) => void;
  /** The dialog that finds one. */
  children: (close: () => void) => ReactNode;
}

/** What the client needs, above the plans that say whether they have it. */
export function NeedsBar<Need>({ label, one, list, nameOf, problem, note, ...given }: NeedsBarProps<Need>) {
  const [isAdding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const noteId = useId();
  const addLabel = `Add a ${one}`;
  // Beside the tabs is little room.
  const isShort = list.length === 0;
  return (
    <Box component="section" aria-label={label} sx={isShort ? BAR : [BAR, OWN_LINE]}>
      <Button
        ref={addButton}
        size="small"
        startIcon={<AddIcon />}
        className="no-print"
        aria-label={addLabel}
        aria-haspopup="dialog"
        aria-disabled={problem !== null}
        aria-describedby={problem ? noteId : undefined}
        onClick={() => problem === null && setAdding(true)}
      >
        {isShort ? capitalized(one) : addLabel}
      </Button>
      {!isShort && (
        <>
          <ul aria-label={`${label} of the client`}>
            {list.map(nameOf).map((name, at) => (
              <li key={name}>
                {name}
                <IconButton
                  size="small"
                  className="no-print"
                  aria-label={`Remove ${name}`}
                  onClick={() => {
                    // The button that has the focus disappears.
                    addButton.current?.focus();
                    given.onRemove(list[at]!);
                  }}
                >
                  <CloseIcon fontSize="inherit" />
                </IconButton>
              </li>
            ))}
          </ul>
          <Typography id={noteId} variant="caption" color="textSecondary">
            {[...(problem ? [problem] : []), note].join(' ')}
          </Typography>
        </>
      )}
      {given.readAgain && (
        <Button size="small" color="error" onClick={given.readAgain}>
          {label} could not be loaded. Try again
        </Button>
      )}
      <Suspense>{isAdding && given.children(() => setAdding(false))}</Suspense>
    </Box>
  );
}

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.5,
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0, minWidth: 0 },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 0.5,
    pl: 1.5,
    minHeight: 32,
    minWidth: 0,
    border: 1,
    borderColor: 'divider',
    borderRadius: 4,
    typography: 'body2',
    overflowWrap: 'anywhere',
  },
} as const;

/** Below the tabs; the button alone stands beside them, where it takes no height from the plans. */
const OWN_LINE = { order: 1, flexBasis: '100%', px: 2, py: 1 } as const;
