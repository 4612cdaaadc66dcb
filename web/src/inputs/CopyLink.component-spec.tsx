import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CopyLink } from './CopyLink.tsx';

const ADDRESS = 'https://quote.example.com/p/abc';
const field = () => screen.getByLabelText<HTMLInputElement>('Link for the client');

describe('a link to copy', () => {
  const open = () => {
    const user = userEvent.setup();
    render(<CopyLink label="Link for the client" address={ADDRESS} />);
    return user;
  };

  it('is copied to the clipboard, and says so', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect((await screen.findByText('Copied.')).getAttribute('role')).toBe('status');
    expect(await navigator.clipboard.readText()).toBe(ADDRESS);
  });

  it('is selected when the browser allows no copying', async () => {
    const user = open();
    navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await screen.findByText('The link is selected. Press Ctrl+C or Command+C to copy it.');
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, ADDRESS.length]);
  });
});
