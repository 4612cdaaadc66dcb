import { Component, type ReactNode } from 'react';
import { noteFailedPart } from './failed-parts.ts';

interface PartBoundaryProps {
  /** Renders the part. */
  children: () => ReactNode;
  /** Called before the part is rendered again. */
  onRetry?: () => void;
  /** Shown instead of the part. If absent, the part is omitted, and a notice at the top of the page says why. */
  failure?: (error: unknown, retry: () => void) => ReactNode;
  /** When this changes, the part is rendered again. */
  resetKey?: string;
}

interface PartBoundaryState {
  failed: { error: unknown } | null;
}

/** Contains the failure of a part that cannot be loaded or throws. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { failed: null };
  private forget = (): void => {};

  static getDerivedStateFromError = (error: unknown): PartBoundaryState => ({ failed: { error } });

  override componentDidCatch(error: unknown): void {
    if (!this.props.failure) {
      this.forget = noteFailedPart({ error, retry: this.retry });
    }
  }

  override componentDidUpdate({ resetKey }: PartBoundaryProps): void {
    if (this.state.failed && resetKey !== this.props.resetKey) {
      this.retry();
    }
  }

  override componentWillUnmount(): void {
    this.forget();
  }

  private retry = (): void => {
    this.forget();
    this.props.onRetry?.();
    this.setState({ failed: null });
  };

  override render(): ReactNode {
    const { failed } = this.state;
    return failed === null ? this.props.children() : (this.props.failure?.(failed.error, this.retry) ?? null);
  }
}
