import MoreVertIcon from '@mui/icons-material/MoreVert';
import { IconButton, ListItemText, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import type { QuoteAction, QuoteActionName } from './quote-actions.ts';

export interface QuoteMenuActions {
  actions: readonly QuoteAction[];
  run: (name: QuoteActionName) => void;
}

/** A quote's other actions. Unavailable ones say why. */
export function QuoteMenu({ quoteName, actions, run }: QuoteMenuActions & { quoteName: string }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  if (actions.length === 0) {
    return null;
  }
  return (
    <>
      <IconButton
        size="small"
        id={`${id}-button`}
        aria-label={`More for ${quoteName}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? `${id}-menu` : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {actions.map(({ name, label, problem }) => (
          <MenuItem
            key={name}
            disabled={problem !== null}
            onClick={() => {
              setAnchor(null);
              run(name);
            }}
          >
            <ListItemText
              primary={label}
              secondary={problem}
              slotProps={{ secondary: { sx: { maxWidth: 260, whiteSpace: 'normal' } } }}
            />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
