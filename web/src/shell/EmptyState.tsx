import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  /** Why it is empty, and how to fill it. */
  children?: ReactNode;
  /** The button that fills it. */
  action?: ReactNode;
}

/** Shown instead of rows: never just "No data". */
export const EmptyState = ({ icon, title, children, action }: EmptyStateProps) => (
  <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center', px: 3, py: 6 }}>
    {icon && (
      <Box aria-hidden sx={{ color: 'primary.main', '& svg': { fontSize: 40 } }}>
        {icon}
      </Box>
    )}
    <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
      {title}
    </Typography>
    {children && (
      <Typography variant="body2" component="div" color="textSecondary" sx={{ maxWidth: 480 }}>
        {children}
      </Typography>
    )}
    {action && <Box sx={{ pt: 1 }}>{action}</Box>}
  </Stack>
);
