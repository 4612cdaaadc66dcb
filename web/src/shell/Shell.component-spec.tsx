import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Link, Route, Routes } from 'react-router';
import type { NavigationItem } from './navigation-item.ts';
import { Shell } from './Shell.tsx';
import { UserMenu } from './UserMenu.tsx';

const HOME: NavigationItem = { label: 'Home', icon: 'home', to: '/' };
const OTHER: NavigationItem = { label: 'Agent portal', icon: 'home', to: '/dashboard', isOtherApp: true };
const ADA = { FullName: 'Ada Lindqvist', Permissions: ['superuser' as const] };
const signOut = jest.fn();

const Broken = (): never => {
  throw new Error('secret');
};

const open = (downtimeMessage?: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Shell
          brand="Priority Quote"
          home="/"
          tools={<UserMenu user={ADA} onSignOut={signOut} />}
          navigation={{
            groups: [{ title: 'Sales', items: [HOME, OTHER] }],
            active: HOME,
            icons: { home: () => <i /> },
          }}
          downtimeMessage={downtimeMessage}
        >
          <Routes>
            <Route path="/" element={<Link to="/broken">Go</Link>} />
            <Route path="/broken" element={<Broken />} />
          </Routes>
        </Shell>
      </MemoryRouter>
    </QueryClientProvider>,
  );

describe('the shell', () => {
  it('marks where the user is, and links to the other app', () => {
    open();
    const sidebar = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(sidebar.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page');
    expect(sidebar.getByRole('link', { name: 'Agent portal' }).getAttribute('href')).toBe('/dashboard');
    expect(sidebar.getByRole('list', { name: 'Sales' })).toBeTruthy();
  });

  it('signs out from the menu of the user', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Your account: Ada Lindqvist' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('announces downtime until it is dismissed, and a new text again', async () => {
    const { unmount } = open(' Down on Sunday ');
    await screen.findByText('Down on Sunday');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Down on Sunday')).toBeNull();
    unmount();
    open('Down on Monday');
    await screen.findByText('Down on Monday');
  });

  it('stays when a screen breaks, and the next screen is there again', async () => {
    const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
    open();
    await userEvent.click(screen.getByRole('link', { name: 'Go' }));
    await screen.findByRole('heading', { name: 'Something went wrong' });
    expect(document.body.textContent).not.toContain('secret');
    await userEvent.click(screen.getByRole('link', { name: 'Home' }));
    await screen.findByRole('link', { name: 'Go' });
    silent.mockRestore();
  });
});
