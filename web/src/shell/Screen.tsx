import { Alert, AlertTitle, Box, Breadcrumbs, Button, Link, Skeleton, Stack, Typography } from '@mui/material';
import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { errorMessage, mayWorkLater } from '../http/api-error.ts';
import { useDocumentTitle } from './use-document-title.ts';
import { useHeadingFocus } from './use-heading-focus.ts';

export interface Crumb {
  label: string;
  to: string;
}

interface Head {
  /** The heading and, with " | Priority Quote", the document title. */
  title: string;
  /** A line below the heading: group number, effective date, what to do here. */
  subtitle?: ReactNode;
  /** Buttons to the right of the heading. */
  actions?: ReactNode;
}

const HeadOfScreen = createContext<(head: Head | null) => void>(() => undefined);

/**
 * What a page says above its content once it has loaded, instead of its screen. The screen itself stays, with its heading and the focus
 * that may be there.
 */
export function ScreenHead(head: Head): null {
  const show = useContext(HeadOfScreen);
  useLayoutEffect(() => show(head));
  useLayoutEffect(() => () => show(null), [show]);
  return null;
}

interface ScreenProps extends Head {
  /** Breadcrumbs, outermost first; without the screen itself. */
  breadcrumbs?: readonly Crumb[];
  /** A failed load: shown instead of the content, with a button when `onRetry` is given and may help. */
  error?: unknown;
  onRetry?: () => void;
  /** The first load is in progress: a skeleton is shown instead of the content. */
  pending?: boolean;
  /** The page has errors other than those of its fields: the document title starts with "Error:". */
  hasErrors?: boolean;
  /** `form` limits line length for readability; `wide` is for tables. */
  width?: 'form' | 'wide';
  children: ReactNode;
}

/** The frame of every screen: heading, breadcrumbs, buttons, and consistent loading and failure states. */
export function Screen(props: ScreenProps) {
  const [head, setHead] = useState<Head | null>(null);
  const { title, subtitle, actions } = head ?? props;
  const { breadcrumbs = [], error, onRetry, pending, hasErrors, width = 'wide', children } = props;
  const failed = error !== undefined && error !== null;
  useDocumentTitle(title, Boolean(hasErrors) || failed);
  const heading = useHeadingFocus();
  return (
    <Box sx={{ maxWidth: width === 'form' ? 960 : 1440, mx: 'auto', width: '100%' }}>
      <Trail crumbs={breadcrumbs} />
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        useFlexGap
        sx={{ flexWrap: { sm: 'wrap' }, justifyContent: 'space-between', alignItems: { sm: 'flex-start' }, mb: 3 }}
      >
        {/* Where less is left for the title, as with large text, the buttons move below it. */}
        <Box sx={{ minWidth: 0, flex: { sm: '1 1 14rem' } }}>
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
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexShrink: 0, flexWrap: 'wrap', maxWidth: '100%' }}>
            {actions}
          </Stack>
        )}
      </Stack>
      <HeadOfScreen value={setHead}>
        {failed ? <LoadFailure error={error} onRetry={onRetry} /> : pending ? <ContentSkeleton /> : children}
      </HeadOfScreen>
    </Box>
  );
}

const Trail = ({ crumbs }: { crumbs: readonly Crumb[] }) =>
  crumbs.length === 0 ? null : (
    <Breadcrumbs aria-label="Breadcrumb" sx={{ mb: 1, typography: 'body2' }}>
      {crumbs.map(({ label, to }) => (
        <Link key={to} component={RouterLink} to={to}>
          {label}
        </Link>
      ))}
    </Breadcrumbs>
  );

const LoadFailure = ({ error, onRetry }: { error: unknown; onRetry?: () => void }) => (
  <Alert
    severity="error"
    action={
      onRetry &&
      mayWorkLater(error) && (
        <Button color="inherit" onClick={onRetry}>
          Try again
        </Button>
      )
    }
  >
    <AlertTitle>{mayWorkLater(error) ? 'This page could not be loaded' : 'This page cannot be shown'}</AlertTitle>
    {errorMessage(error)}
  </Alert>
);

const ContentSkeleton = () => (
  <Stack spacing={2} role="status" aria-label="Loading">
    <Skeleton variant="rounded" height={56} />
    <Skeleton variant="rounded" height={320} />
  </Stack>
);
