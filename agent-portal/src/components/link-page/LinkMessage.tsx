import { Paper, Stack, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { useDocumentTitle } from '#web/shell/use-document-title';

interface LinkMessageProps {
  title: string;
  hasFailed?: boolean;
  children: ReactNode;
  /** A button below. */
  action?: ReactNode;
}

/** All that is left to say: takes the focus. */
export function LinkMessage({ title, hasFailed = false, children, action }: LinkMessageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useDocumentTitle(title, hasFailed);
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography color="textSecondary" component="div">
          {children}
        </Typography>
        {action}
      </Stack>
    </Paper>
  );
}
