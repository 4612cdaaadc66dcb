import AutorenewIcon from '@mui/icons-material/AutorenewOutlined';
import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import BusinessIcon from '@mui/icons-material/BusinessOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import EventBusyIcon from '@mui/icons-material/EventBusyOutlined';
import GroupIcon from '@mui/icons-material/GroupOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import RequestQuoteIcon from '@mui/icons-material/RequestQuoteOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import type { ElementType } from 'react';
import { useLocation } from 'react-router';
import type { Navigation } from '#web/shell/NavigationList';
import { currentUser } from '../providers/current-user.ts';
import { activeItem, navigationGroups, type NavigationIcon } from './navigation-items.ts';

const ICONS: Record<NavigationIcon, ElementType> = {
  home: HomeIcon,
  queue: InboxIcon,
  individuals: PersonIcon,
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

export function useSidebar(): Navigation {
  const groups = navigationGroups(currentUser().Permissions);
  return { groups, active: activeItem(groups, useLocation().pathname), icons: ICONS };
}
