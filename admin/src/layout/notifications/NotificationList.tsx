import { Alert, Box, Button, Link, Popover, Skeleton, Stack, Typography } from '@mui/material';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import { RULE_PROPOSALS } from '#shared/business-rules/business-rules.calls';
import { notificationWords, type StaffNotification } from '#shared/staff-notifications/staff-notification.record';
import { deskPath } from '#shared/sales/review-desk';
import { STAFF_NOTIFICATION_CALLS } from '#shared/staff-notifications/staff-notifications.calls';
import { call, query as queryOf } from '#web/http/calls';
import { Instant } from '../../components/Instant.tsx';
import { notesKey } from '../../components/notes/notes-queries.ts';
import { useChange } from '../../providers/use-change.ts';
import { notificationsQuery, refreshNotifications } from './notifications-queries.ts';

interface NotificationListProps {
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** What the user was told of, newest first. Following a line reads it; the page that it leads to then takes the focus. */
export function NotificationList({ anchor, onClose }: NotificationListProps) {
  const [isLeaving, setLeaving] = useState(false);
  const { pathname } = useLocation();
  return (
    <Popover
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      disableRestoreFocus={isLeaving}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': 'Notifications', sx: PAPER },
        transition: { onEnter: () => setLeaving(false) },
      }}
    >
      <Lines
        onFollow={(notification) => {
          setLeaving(pathOf(notification) !== pathname);
          onClose();
        }}
      />
    </Popover>
  );
}

/** Asked for each time it is opened. */
function Lines({ onFollow }: { onFollow: (notification: StaffNotification) => void }) {
  const queryClient = useQueryClient();
  const query = useInfiniteQuery(notificationsQuery);
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  const onSettled = () => refreshNotifications(queryClient);
  const one = useChange({ mutationFn: (id: number) => call(STAFF_NOTIFICATION_CALLS.readOne, { id }), onSettled });
  const all = useChange({
    mutationFn: (UpTo: number) => call(STAFF_NOTIFICATION_CALLS.readAll, { body: { UpTo } }),
    onSettled,
  });
  const lines = data?.pages.flatMap(({ Notifications }) => Notifications) ?? [];
  const follow = (notification: StaffNotification) => {
    if (!notification.IsRead) {
      one.mutate(notification.Id);
    }
    const { QuoteId } = notification;
    void queryClient.invalidateQueries({
      queryKey: QuoteId === null ? queryOf(RULE_PROPOSALS.list, {}).queryKey : notesKey(QuoteId),
    });
    onFollow(notification);
  };
  return (
    <>
      <Stack direction="row" sx={HEAD}>
        <Typography variant="h3" component="h2">
          Notifications
        </Typography>
        {lines.some(({ IsRead }) => !IsRead) && (
          <Button size="small" loading={all.isPending} onClick={() => all.mutate(lines[0]!.Id)}>
            Mark all as read
          </Button>
        )}
      </Stack>
      {!data && !error && <Skeleton variant="rounded" height={96} sx={{ m: 2 }} />}
      {data && lines.length === 0 && NOTHING_YET}
      <Box component="ol" aria-label="Notifications, newest first" hidden={lines.length === 0} sx={LIST}>
        {lines.map((notification) => (
          <Line key={notification.Id} notification={notification} onFollow={() => follow(notification)} />
        ))}
      </Box>
      {error && (
        <Alert
          severity="error"
          action={<Button onClick={() => void (data ? fetchNextPage() : refetch())}>Try again</Button>}
        >
          {error.message}
        </Alert>
      )}
      {hasNextPage && (
        <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()} sx={{ m: 1 }}>
          Show older
        </Button>
      )}
    </>
  );
}

const NOTHING_YET = (
  <Typography variant="body2" color="textSecondary" sx={{ p: 2 }}>
    Nothing yet. You will be told here when a colleague mentions you, assigns you a quote or takes one over from you,
    when an agent replies on a quote that you pended, and what becomes of a rule that you propose.
  </Typography>
);

const pathOf = ({ QuoteType, QuoteId }: StaffNotification): string =>
  QuoteType === null || QuoteId === null ? '/configuration/proposals' : deskPath(QuoteType, QuoteId);

interface LineProps {
  notification: StaffNotification;
  onFollow: () => void;
}

function Line({ notification, onFollow }: LineProps) {
  const { Kind, By, Record, OtherQuotes, At, IsRead } = notification;
  return (
    <li>
      <Link
        component={RouterLink}
        to={pathOf(notification)}
        underline="none"
        color="inherit"
        onClick={onFollow}
        sx={LINE}
      >
        <Box aria-hidden sx={{ ...DOT, bgcolor: IsRead ? 'transparent' : 'primary.main' }} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" sx={{ fontWeight: IsRead ? 'regular' : 'medium' }}>
            {notificationWords(Kind, By, Record, OtherQuotes)}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {!IsRead && 'Unread, '}
            <Instant at={At} />
          </Typography>
        </Box>
      </Link>
    </li>
  );
}

const PAPER = { width: 400, maxWidth: 'calc(100vw - 32px)', maxHeight: 'min(560px, 80dvh)', mt: 0.5 } as const;
const HEAD = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  px: 2,
  minHeight: 48,
  alignItems: 'center',
  justifyContent: 'space-between',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const LIST = { listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } } as const;
const LINE = {
  display: 'flex',
  gap: 1.5,
  px: 2,
  py: 1,
  overflowWrap: 'anywhere',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: -3 },
} as const;
const DOT = { flexShrink: 0, width: 8, height: 8, mt: 0.75, borderRadius: '50%' } as const;
