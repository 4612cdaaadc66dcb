import { render, screen } from '@testing-library/react';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { StatusChip } from './StatusChip.tsx';

/** The name of the icon that stands before the words. */
const iconOf = (status: QuoteStatus): string | undefined => {
  render(<StatusChip status={status} audience="internal" />);
  return screen.getByTestId(/Icon$/).dataset['testid'];
};

describe('the icon of a status', () => {
  it.each([
    ['Approved', 'CheckCircleOutlinedIcon'],
    ['PassivelyRenewed', 'CheckCircleOutlinedIcon'],
    ['Rejected', 'BackHandOutlinedIcon'],
    ['Declined', 'BlockIcon'],
    ['Complete', 'AssignmentTurnedInOutlinedIcon'],
    ['PendingPassive', 'HourglassEmptyOutlinedIcon'],
    ['PaymentPending', 'HourglassEmptyOutlinedIcon'],
    ['FailedEnrollment', 'ErrorOutlinedIcon'],
  ] as const)('%s: %s', (status, icon) => {
    expect(iconOf(status)).toBe(icon);
  });
});
