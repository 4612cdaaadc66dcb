import { Box, Stack, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useDocumentTitle } from '#web/shell/use-document-title';

const FIRST_PAGE = 'default';

interface ScreenProps {
  /** The heading and, with " | Priority Quote", the title of the document. */
  title: string;
  /** A line under the heading: what this is, what to do here. */
  subtitle?: ReactNode;
  /** Buttons at the right of the heading. */
  actions?: ReactNode;
  hasErrors?: boolean;
  children: ReactNode;
}

/**
 * The frame of every screen: heading, buttons, title of the document. The heading takes the focus when the user comes from
 * another screen, so that a screen reader says where they are.
 */
export function Screen({ title, subtitle, actions, hasErrors, children }: ScreenProps) {
  useDocumentTitle(title, hasErrors);
  const heading = useRef<HTMLHeadingElement>(null);
  // As it was on arrival: the address also changes while a list is sorted or a dialog opens.
  const cameFromScreen = useRef(useLocation().key !== FIRST_PAGE);
  useEffect(() => {
    if (cameFromScreen.current && !document.querySelector('[role="dialog"]')) {
      heading.current?.focus({ preventScroll: true });
    }
  }, []);
  return (
    <Box sx={{ maxWidth: 1440, mx: 'auto', width: '100%' }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ justifyContent: 'space-between', alignItems: { sm: 'flex-start' }, mb: 3 }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {subtitle && (
            <Typography variant="body2" component="div" color="textSecondary" sx={{ mt: 0.5, maxWidth: 720 }}>
              {subtitle}
            </Typography>
          )}
        </Box>
        {actions && (
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexShrink: 0, flexWrap: 'wrap' }}>
            {actions}
          </Stack>
        )}
      </Stack>
      {children}
    </Box>
  );
}
