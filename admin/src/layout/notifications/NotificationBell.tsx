import BellIcon from '@mui/icons-material/NotificationsOutlined';
import { Badge, IconButton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { unreadFigure, unreadWords } from '#shared/staff-notifications/staff-notification.record';
import { lazyPart } from '#web/shell/lazy-part';
import { unreadQuery } from './notifications-queries.ts';

const NotificationList = lazyPart(async () => (await import('./NotificationList.tsx')).NotificationList);

/** How many notifications the user has not read; opens them. */
export function NotificationBell() {
  const { data } = useQuery(unreadQuery);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const count = data?.Count ?? 0;
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={unreadWords(count)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setWasOpened(true);
          setAnchor(currentTarget);
        }}
      >
        <Badge color="error" badgeContent={count === 0 ? null : unreadFigure(count)} slotProps={{ badge: HIDDEN }}>
          <BellIcon />
        </Badge>
      </IconButton>
      {wasOpened && (
        <Suspense>
          <NotificationList anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}

/** The button's name says it in words. */
const HIDDEN = { 'aria-hidden': true } as const;
