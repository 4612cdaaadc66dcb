import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { GLOSSARY } from '#shared/glossary/glossary';
import { TermHelp } from './TermHelp.tsx';

describe('help with a term', () => {
  it('opens with a button, takes the focus, and gives it back with Escape', async () => {
    render(<TermHelp terms={['suite']} />);
    const button = screen.getByRole('button', { name: 'Help: Suite' });
    expect(screen.queryByText(GLOSSARY.suite.meaning)).toBeNull();
    act(() => button.focus());
    fireEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Suite' });
    expect(dialog.textContent).toContain(GLOSSARY.suite.meaning);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await waitFor(() => expect(document.activeElement).not.toBe(button));
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(button);
  });

  it('explains several terms at once', async () => {
    render(<TermHelp terms={['hra', 'extras']} about="Plan type" />);
    fireEvent.click(screen.getByRole('button', { name: 'Help: Plan type' }));
    await screen.findByRole('dialog', { name: 'Plan type' });
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['HRA', 'Extras']);
  });
});
