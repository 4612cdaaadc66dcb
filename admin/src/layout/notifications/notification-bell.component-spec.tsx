import { jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter, useLocation } from 'react-router';
import type { StaffNotification } from '#shared/staff-notifications/staff-notification.record';
import { NotificationBell } from './NotificationBell.tsx';

const notification = (Id: number, given: Partial<StaffNotification> = {}): StaffNotification => ({
  ...{ Id, Kind: 'Mention', By: 'Sam Sales', Record: 'Elk Bakery', QuoteId: 12, OtherQuotes: 0, IsRead: false },
  ...{ QuoteType: 'SmallGroupNewBusiness', At: new Date(Date.now() - 2.5 * 60 * 60_000).toISOString(), ...given },
});

const Address = () => <output aria-label="Address">{useLocation().pathname}</output>;

describe('the bell', () => {
  let notifications: StaffNotification[];
  const sent: [path: string, body: unknown][] = [];

  beforeEach(() => {
    notifications = [
      notification(3),
      notification(2, { Kind: 'TakenOver', QuoteType: 'IndividualRenewal', Record: 'Ines Quixwater', QuoteId: 7 }),
      notification(1, { Kind: 'Reply', QuoteType: 'SmallGroupRenewal', IsRead: true }),
      notification(-2, { Kind: 'Assigned', OtherQuotes: 4, IsRead: true }),
      notification(0, {
        Kind: 'RuleApproved',
        Record: 'Max employee age',
        QuoteId: null,
        QuoteType: null,
        IsRead: true,
      }),
    ];
    sent.splice(0);
    globalThis.fetch = jest.fn<typeof fetch>((url, init) => {
      const path = String(url);
      const older = path.includes('before=');
      if (init?.method === 'PUT') {
        const body = JSON.parse(init.body as string) as { UpTo?: number };
        sent.push([path, body]);
        const isSeen = ({ Id }: StaffNotification) => Id <= (body.UpTo ?? 0) || path.endsWith(`/${Id}`);
        notifications = notifications.map((each) => ({ ...each, IsRead: each.IsRead || isSeen(each) }));
        return Promise.resolve(new Response(null, { status: 204 }));
      }
      const answer = path.includes('Count')
        ? { Count: notifications.filter(({ IsRead }) => !IsRead).length }
        : {
            Notifications: older ? [notification(-1, { Record: 'Oak Mill', IsRead: true })] : notifications,
            HasOlder: !older && notifications.length > 0,
          };
      return Promise.resolve(new Response(JSON.stringify(answer)));
    });
  });

  const show = () =>
    render(
      <MemoryRouter>
        <CoreAdminContext queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <NotificationBell />
          <Address />
        </CoreAdminContext>
      </MemoryRouter>,
    );
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
    return within(await screen.findByRole('list', { name: 'Notifications, newest first' })).getAllByRole('link');
  };

  it('says how many are unread, and lists who did what on which record, and when', async () => {
    show();
    const lines = await open();
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Sam Sales mentioned you in a note on Elk BakeryUnread, 2 hours ago',
      'Sam Sales took over Ines Quixwater from youUnread, 2 hours ago',
      'Sam Sales replied on Elk Bakery, which you pended2 hours ago',
      'Sam Sales assigned Elk Bakery and 4 more quotes to you2 hours ago',
      'Sam Sales approved your change to the rule “Max employee age”2 hours ago',
    ]);
    expect(lines.map((line) => line.getAttribute('href'))).toEqual([
      '/group/review/12',
      '/individual/review/7',
      '/group/renewals/review/12',
      '/group/review/12',
      '/configuration/proposals',
    ]);
  });

  it('leads to the review desk by keyboard, and counts one less', async () => {
    show();
    const [first] = await open();
    act(() => first!.focus());
    await userEvent.keyboard('{Enter}');
    expect(screen.getByLabelText('Address').textContent).toBe('/group/review/12');
    await screen.findByRole('button', { name: 'Notifications, 1 unread', hidden: true });
    expect(sent).toEqual([['/api/sales/ReadStaffNotification/3', {}]]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('marks all as read that are shown, and shows older ones', async () => {
    show();
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Show older' }));
    expect(await screen.findByText(/Oak Mill/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await screen.findByRole('button', { name: 'Notifications, none unread', hidden: true });
    expect(sent).toEqual([['/api/sales/ReadAllStaffNotifications', { UpTo: 3 }]]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
  });

  it('says what will be told, while there is nothing', async () => {
    notifications = [];
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, none unread' }));
    expect(await screen.findByText(/^Nothing yet/)).toBeTruthy();
  });
});
