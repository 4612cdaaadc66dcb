import { render, screen, within } from '@testing-library/react';
import { isoDate } from '#shared/dates/iso-date';
import { NO_PREMIUMS } from '#shared/quotes/quote-premium.record';
import { ReviewFigures } from './ReviewFigures.tsx';

const DAYS = [
  { Day: isoDate('2026-11-19'), Submitted: 1_200, Decided: 2, Waiting: 7 },
  { Day: isoDate('2026-11-20'), Submitted: 3, Decided: 1, Waiting: 9 },
];

function show(premium: number) {
  render(<ReviewFigures days={DAYS} premium={{ ...NO_PREMIUMS, Known: premium, KnownQuotes: 9 }} />);
}

describe('the figures of the home page', () => {
  it('add up what came and went, and tell what waits now', () => {
    show(48_213.5);
    const figures = screen.getByRole('region', { name: 'Figures' });
    const told = [...figures.querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.querySelector('span')?.textContent,
    ]);
    expect(told).toEqual([
      ['Waiting for staff', '9'],
      ['Submitted', '1,203'],
      ['Decided', '3'],
      ['Premium in review', '$48,213.50'],
    ]);
  });

  it('tell screen readers each day', () => {
    show(0);
    const table = screen.getByRole('table', { name: 'Group quotes by day' });
    expect(within(table).getByRole('row', { name: '11/19/2026 7 1200 2' })).toBeDefined();
  });
});
