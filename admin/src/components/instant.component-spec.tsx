import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Instant } from './Instant.tsx';

describe('an instant in the console', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-25T17:00:00Z') }));

  it('says how long ago it was, and the date and time in the tooltip', () => {
    render(<Instant at="2026-11-25T15:00:00Z" />);
    expect(screen.getByText('2 hours ago').closest('time')?.title).toMatch(/2026, 10:00 AM$/);
  });

  it('grows older on a page that stays open', () => {
    render(<Instant at="2026-11-25T16:59:30Z" />);
    screen.getByText('just now');
    act(() => jest.advanceTimersByTime(60_000));
    screen.getByText('1 minute ago');
  });

  it('is never in the future, however late the clock of the browser is', () => {
    render(<Instant at="2026-11-25T19:00:00Z" />);
    screen.getByText('just now');
  });
});
