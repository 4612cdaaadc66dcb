import { Button } from '@mui/material';
import { Component, type ReactNode } from 'react';
import { ROUTE_FAILED } from '#shared/answers/answer-outcome';
import { isMissingPart, missingPartWords, RELOAD } from '../components/missing-part.ts';
import { Screen } from '../components/Screen.tsx';

interface ScreenErrorBoundaryProps {
  pathname: string;
  children: ReactNode;
}

/** Keeps the menu when a screen breaks, and says so. Moving to another screen starts afresh. */
export class ScreenErrorBoundary extends Component<ScreenErrorBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError = (error: Error) => ({ error });

  override componentDidUpdate(before: ScreenErrorBoundaryProps) {
    if (this.state.error && before.pathname !== this.props.pathname) {
      this.setState({ error: null });
    }
  }

  override render() {
    const { error } = this.state;
    if (!error) {
      return this.props.children;
    }
    const missing = isMissingPart(error) ? missingPartWords() : null;
    return (
      <Screen title={missing ?? 'Something went wrong'} subtitle={missing ? RELOAD : ROUTE_FAILED} hasErrors>
        <Button variant="contained" onClick={() => window.location.reload()}>
          Reload
        </Button>
      </Screen>
    );
  }
}
