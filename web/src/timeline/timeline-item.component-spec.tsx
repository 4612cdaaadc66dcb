import { render, screen, within } from '@testing-library/react';
import type { TimelineEntry } from '#shared/timeline/timeline.record';
import { TimelineList } from './TimelineList.tsx';

const ENTRY: TimelineEntry = {
  Id: 'move-1',
  At: '2026-11-23T15:00:00.000Z',
  What: 'Moved from Enrolling to Signature Required',
  Detail: '',
  Kind: 'move',
  Status: { Code: 'SignatureRequired', Label: 'Signature Required' },
  Who: { Name: 'Ada Byron', Role: 'Agent' },
  From: '',
  Quote: null,
  About: null,
};

describe('a timeline', () => {
  it('shows the status that was reached as a chip, and sign-ins and changes without one', () => {
    const entries: TimelineEntry[] = [
      ENTRY,
      { ...ENTRY, Id: 'change-2', What: 'Signed in', Kind: 'access', Status: null },
      { ...ENTRY, Id: 'change-3', What: 'Quote changed', Kind: 'change', Status: null },
    ];
    render(<TimelineList of="quote" entries={entries} label="Timeline" whenEmpty="" />);
    const [moved, signedIn, changed] = within(screen.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
    expect(within(moved!).getByText('Signature Required').closest('.MuiChip-root')).not.toBeNull();
    expect(within(signedIn!).getByTestId('LoginOutlinedIcon')).toBeTruthy();
    expect(within(changed!).getByTestId('EditOutlinedIcon')).toBeTruthy();
    expect(signedIn!.querySelector('.MuiChip-root')).toBeNull();
  });
});
