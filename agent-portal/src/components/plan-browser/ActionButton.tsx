import { Button, type ButtonProps } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { Typography } from '@mui/material';

interface ActionButtonProps extends Pick<ButtonProps, 'variant' | 'startIcon' | 'fullWidth'> {
  /** Why it is unavailable, shown below; null = available. The button stays in the tab order. */
  blockedBy: string | null;
  /** The label while it runs: "Saving". */
  busyText: string | null;
  onClick: () => void;
  children: ReactNode;
}

/** A button that says why it is unavailable and keeps the focus while it works. */
export function ActionButton({ blockedBy, busyText, onClick, children, ...button }: ActionButtonProps) {
  const id = useId();
  const isOff = blockedBy !== null || busyText !== null;
  return (
    <div>
      <Button
        {...button}
        aria-disabled={isOff}
        aria-describedby={blockedBy ? id : undefined}
        disableRipple={isOff}
        onClick={() => !isOff && onClick()}
        sx={isOff ? BLOCKED : undefined}
      >
        {busyText ?? children}
      </Button>
      {blockedBy && (
        <Typography id={id} variant="caption" component="p" color="textSecondary" sx={{ mt: 0.5 }}>
          {blockedBy}
        </Typography>
      )}
    </div>
  );
}

const BLOCKED = {
  cursor: 'not-allowed',
  '&, &:hover': {
    color: 'text.disabled',
    bgcolor: 'action.disabledBackground',
    borderColor: 'action.disabledBackground',
  },
} as const;
