import HelpIcon from '@mui/icons-material/HelpOutline';
import { IconButton, Popover, Typography } from '@mui/material';
import { useState } from 'react';
import { GLOSSARY, type Term } from '#shared/glossary/glossary';

interface TermHelpProps {
  /** One or more terms that are explained together. */
  terms: readonly Term[];
  /** What the button is about, when it explains several terms: "Plan type". */
  about?: string;
}

/** A button that says what terms of the trade mean: by click, touch and keyboard. Escape closes it, and the focus returns. */
export function TermHelp({ terms, about }: TermHelpProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const subject = about ?? terms.map((term) => GLOSSARY[term].name).join(', ');
  return (
    <>
      <IconButton
        size="small"
        className="no-print"
        aria-label={`Help: ${subject}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ p: 0.25, my: -0.5, minWidth: 24, minHeight: 24, color: 'text.secondary', verticalAlign: 'middle' }}
      >
        <HelpIcon sx={{ fontSize: 16 }} />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': subject, tabIndex: -1, sx: PAPER } }}
      >
        <dl>
          {terms.map((term) => (
            <div key={term}>
              <Typography component="dt" variant="subtitle2">
                {GLOSSARY[term].name}
              </Typography>
              <Typography component="dd" variant="body2">
                {GLOSSARY[term].meaning}
              </Typography>
            </div>
          ))}
        </dl>
      </Popover>
    </>
  );
}

const PAPER = { p: 2, maxWidth: 320, '& dl': { m: 0, display: 'grid', gap: 1.5 }, '& dd': { m: 0 } } as const;
