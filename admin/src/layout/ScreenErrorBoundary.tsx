import { Button } from '@mui/material';
import { Component, type ReactNode } from 'react';
import { ROUTE_FAILED } from '#shared/answers/answer-outcome';
import { Screen } from '../components/Screen.tsx';

interface ScreenErrorBoundaryProps {
  pathname: string;
  children: ReactNode;
}

/** Keeps the menu when a screen breaks, and says so. Moving to another screen starts afresh. */
export class ScreenErrorBoundary extends Component<ScreenErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidUpdate(before: ScreenErrorBoundaryProps) {
    if (this.state.hasFailed && before.pathname !== this.props.pathname) {
      this.setState({ hasFailed: false });
    }
  }

  override render() {
    if (!this.state.hasFailed) {
      return this.props.children;
    }
    return (
      <Screen title="Something went wrong" subtitle={ROUTE_FAILED} hasErrors>
        <Button variant="contained" onClick={() => window.location.reload()}>
          Load the page again
        </Button>
      </Screen>
    );
  }
}
