import { Box, Button, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';

interface ChosenBarProps {
  /** "Chosen quotes". */
  label: string;
  /** "3 quotes". */
  chosen: string;
  /** Why nothing can be done with so many. */
  problem?: string | null;
  /** What can be done with them. */
  children: ReactNode;
}

/** What can be done with the rows that are chosen. Stands below them: no row moves when the first one is chosen. */
export function ChosenBar({ label, chosen, problem, children }: ChosenBarProps) {
  const { selectedIds = [], onUnselectItems } = useListContext();
  const text = selectedIds.length > 0 ? `${chosen} chosen` : '';
  return (
    <>
      <Typography role="status" sx={HIDDEN}>
        {text}
      </Typography>
      {selectedIds.length > 0 && (
        <Paper square elevation={4} role="group" aria-label={label} sx={BAR}>
          <Typography variant="body2" sx={{ fontWeight: 600, mr: 1 }}>
            {problem ?? text}
          </Typography>
          {children}
          <Box sx={{ flexGrow: 1 }} />
          <Button size="small" onClick={() => onUnselectItems()}>
            Choose none
          </Button>
        </Paper>
      )}
    </>
  );
}

const BAR = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
} as const;

/** For screen readers alone. */
const HIDDEN = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;
