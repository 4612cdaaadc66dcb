import type { SecondFactor } from '#shared/session/second-step.record';

/** A part of the page about the user's own second step. */
export interface FactorSectionProps {
  factor: SecondFactor;
  /** Something has changed; with new recovery codes, if there are any. */
  onChange: (codes: readonly string[]) => Promise<void>;
  onSignedOut: () => void;
}

/** What follows the removal of the last factor, and of another. */
export const afterRemoval = ({ IsRequired }: SecondFactor, isLast: boolean): string => {
  if (!isLast) {
    return 'You are signed out on your other devices.';
  }
  return IsRequired
    ? 'You are signed out on every device. Your account needs a second step: at the next sign-in you set up another.'
    : 'You are signed out on every device. From then on your password alone signs you in.';
};
