import { Box } from '@mui/material';
import { useCallback, useState, type ReactNode } from 'react';
import { HIDDEN_TEXT } from '#web/theme/hidden-text';

export interface Announcements {
  announce: (text: string) => void;
  /** Render it anywhere on the screen. */
  region: ReactNode;
}

/** Announces to screen readers what sighted users see happen. */
export function useAnnouncements(): Announcements {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  const announce = useCallback((text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 })), []);
  const region = (
    <Box role="status" sx={HIDDEN_TEXT}>
      {/* A new element each time, so that a repeated sentence is announced again. */}
      <span key={said.turn}>{said.text}</span>
    </Box>
  );
  return { announce, region };
}
