import BusinessIcon from '@mui/icons-material/BusinessOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import InsightsIcon from '@mui/icons-material/InsightsOutlined';
import MedicalServicesIcon from '@mui/icons-material/MedicalServicesOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import RequestQuoteIcon from '@mui/icons-material/RequestQuoteOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import TodayIcon from '@mui/icons-material/TodayOutlined';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import { useQuery } from '@tanstack/react-query';
import type { ElementType } from 'react';
import { useLocation } from 'react-router';
import type { Navigation } from '#web/shell/NavigationList';
import { rulesQuery } from '../rules/rules-queries.ts';
import { useUser } from '../session/use-user.ts';
import { type NavigationIcon, navigationGroups } from './navigation-items.ts';

const ICONS: Record<NavigationIcon, ElementType> = {
  today: TodayIcon,
  quotes: RequestQuoteIcon,
  search: SearchIcon,
  sales: InsightsIcon,
  group: GroupsIcon,
  individual: PersonIcon,
  medicare: MedicalServicesIcon,
  agency: BusinessIcon,
  quoteRules: TuneIcon,
  shopRules: StorefrontIcon,
};

export const useHasIndividualBooks = (): boolean =>
  useQuery(rulesQuery).data?.['EnableIndividualBookOfBusiness'] === 'true';

export function useSidebar(): Navigation {
  const { Permissions } = useUser();
  const { pathname } = useLocation();
  const groups = navigationGroups(Permissions, { hasIndividualBooks: useHasIndividualBooks() });
  const active = groups.flatMap(({ items }) => items).find(({ to }) => to === pathname) ?? null;
  return { groups, active, icons: ICONS };
}
