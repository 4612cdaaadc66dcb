import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, Drawer, IconButton, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface FilterDrawerProps {
  open: boolean;
  onClose: () => void;
  /** "Show 12 plans". */
  closeLabel: string;
  children: ReactNode;
}

/** The filters, when they don't fit beside the list. */
export function FilterDrawer({ open, onClose, closeLabel, children }: FilterDrawerProps) {
  const id = useId();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': id, 'aria-modal': true, sx: { width: 320, maxWidth: '100%' } },
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', px: 2, py: 1 }}>
        <Typography variant="h2" id={id}>
          Filters
        </Typography>
        <IconButton aria-label="Close the filters" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Box sx={{ px: 2, pb: 2, overflowY: 'auto', flexGrow: 1 }}>{children}</Box>
      <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
        <Button variant="contained" fullWidth onClick={onClose}>
          {closeLabel}
        </Button>
      </Box>
    </Drawer>
  );
}
