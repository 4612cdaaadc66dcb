import AutorenewIcon from '@mui/icons-material/AutorenewOutlined';
import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import BusinessIcon from '@mui/icons-material/BusinessOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import EventBusyIcon from '@mui/icons-material/EventBusyOutlined';
import GroupIcon from '@mui/icons-material/GroupOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import RequestQuoteIcon from '@mui/icons-material/RequestQuoteOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import { Box, List, ListItem, ListItemButton, ListItemIcon, ListItemText, Typography } from '@mui/material';
import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import { currentUser } from '../providers/current-user.ts';
import { activeItem, navigationGroups, type NavigationGroup, type NavigationItem } from './navigation-items.ts';

const ICONS = {
  home: HomeIcon,
  queue: InboxIcon,
  renewals: AutorenewIcon,
  error: ErrorIcon,
  portal: RequestQuoteIcon,
  quote: TuneIcon,
  shop: StorefrontIcon,
  expired: EventBusyIcon,
  users: GroupIcon,
  agents: BadgeIcon,
  agencies: BusinessIcon,
  audit: HistoryIcon,
};

interface NavigationListProps {
  /** Media query from which icon and label stand side by side; without it they always do. */
  wide?: string;
  onNavigate?: () => void;
}

export function NavigationList(props: NavigationListProps) {
  const groups = navigationGroups(currentUser().Permissions);
  const active = activeItem(groups, useLocation().pathname);
  return (
    <Box component="nav" aria-label="Main">
      {groups.map((group) => (
        <Group key={group.title ?? ''} group={group} active={active} {...props} />
      ))}
    </Box>
  );
}

interface GroupProps extends NavigationListProps {
  group: NavigationGroup;
  active: NavigationItem | null;
}

function Group({ group: { title, items }, active, ...props }: GroupProps) {
  const id = useId();
  return (
    <>
      {title && (
        <Typography id={id} variant="overline" color="textSecondary" component="p" noWrap sx={titleLook(props.wide)}>
          {title}
        </Typography>
      )}
      <List sx={{ px: 1, py: 0.5, pt: title ? 0 : 1 }} aria-labelledby={title ? id : undefined}>
        {items.map((item) => (
          <ListItem key={item.to} disablePadding sx={{ mb: 0.5 }}>
            <Entry item={item} isActive={item === active} {...props} />
          </ListItem>
        ))}
      </List>
    </>
  );
}

function Entry({
  item,
  isActive,
  wide,
  onNavigate,
}: NavigationListProps & { item: NavigationItem; isActive: boolean }) {
  const Icon = ICONS[item.icon];
  const target = item.isPortal ? { component: 'a', href: item.to } : { component: Link, to: item.to };
  return (
    <ListItemButton
      {...target}
      selected={isActive}
      aria-current={isActive ? 'page' : undefined}
      onClick={onNavigate}
      sx={{
        borderRadius: 1,
        gap: wide ? 0.25 : 1.5,
        ...(wide ? { ...RAIL, [wide]: ROW } : ROW),
        '&.Mui-selected': { color: 'primary.main', '& .MuiListItemIcon-root': { color: 'inherit' } },
      }}
    >
      <ListItemIcon sx={{ minWidth: 0 }}>
        <Icon />
      </ListItemIcon>
      <ListItemText primary={item.label} slotProps={{ primary: { sx: LABEL } }} />
    </ListItemButton>
  );
}

/** Small enough for the rail. */
const titleLook = (wide: string | undefined) =>
  wide
    ? { textAlign: 'center', px: 0.5, fontSize: '0.6875rem', letterSpacing: 0, textTransform: 'none', [wide]: TITLE }
    : TITLE;
const TITLE = { textAlign: 'left', px: 2.5, pt: 1, pb: 0.5, fontSize: '0.75rem', textTransform: 'none' } as const;

/** On a screen of 900 pixels all entries stand without scrolling. */
const RAIL = {
  flexDirection: 'column',
  textAlign: 'center',
  px: 0.5,
  py: 0.5,
  '& .MuiSvgIcon-root': { fontSize: 20 },
  '& .MuiListItemText-primary': { fontSize: '0.75rem', lineHeight: 1.333 },
} as const;
const ROW = {
  flexDirection: 'row',
  textAlign: 'left',
  gap: 1.5,
  px: 1.5,
  py: 0.75,
  '& .MuiListItemText-primary': { fontSize: '0.875rem' },
} as const;
const LABEL = { fontWeight: 600, fontSize: '0.875rem' } as const;
