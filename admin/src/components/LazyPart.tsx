import { Alert, Button, Snackbar } from '@mui/material';
import { Component, Suspense, type ReactNode } from 'react';
import { isMissingPart, missingPartWords } from './missing-part.ts';

interface LazyPartProps {
  children: ReactNode;
  /** While it is loaded. */
  fallback?: ReactNode;
}

/**
 * A part that is loaded when it is needed. One that cannot be had, as after a new version came or while the line is cut, is said
 * beside what is on screen, which stays as it is.
 */
export const LazyPart = ({ children, fallback = null }: LazyPartProps) => (
  <PartBoundary>
    <Suspense fallback={fallback}>{children}</Suspense>
  </PartBoundary>
);

class PartBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error === null ? (
      this.props.children
    ) : (
      <Snackbar open anchorOrigin={{ vertical: 'top', horizontal: 'center' }}>
        <Alert
          severity={isMissingPart(error) ? 'info' : 'error'}
          variant="filled"
          action={
            <Button color="inherit" size="small" onClick={() => window.location.reload()}>
              Reload
            </Button>
          }
        >
          {isMissingPart(error) ? missingPartWords() : 'This part does not work at the moment.'}
        </Alert>
      </Snackbar>
    );
  }
}
