import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import InsightsIcon from '@mui/icons-material/InsightsOutlined';
import MedicalServicesIcon from '@mui/icons-material/MedicalServicesOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import RequestQuoteIcon from '@mui/icons-material/RequestQuoteOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import { Box, List, ListItem, ListItemButton, ListItemIcon, ListItemText, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { NavLink, useLocation } from 'react-router';
import { rulesQuery } from '../rules/rules.api.ts';
import { useUser } from '../session/use-user.ts';
import { navigationGroups, type NavigationGroup, type NavigationItem } from './navigation-items.ts';

const ICONS = {
  quotes: RequestQuoteIcon,
  search: SearchIcon,
  sales: InsightsIcon,
  group: GroupsIcon,
  individual: PersonIcon,
  medicare: MedicalServicesIcon,
  quoteRules: TuneIcon,
  shopRules: StorefrontIcon,
};

interface NavigationListProps {
  /** Media query from which icon and label stand side by side; without it they always do. */
  wide?: string;
  onNavigate?: () => void;
}

export function NavigationList(props: NavigationListProps) {
  const { Permissions } = useUser();
  const hasIndividualBooks = useQuery(rulesQuery).data?.['EnableIndividualBookOfBusiness'] === 'true';
  return (
    <Box component="nav" aria-label="Main">
      {navigationGroups(Permissions, { hasIndividualBooks }).map((group) => (
        <Group key={group.title ?? ''} group={group} {...props} />
      ))}
    </Box>
  );
}

function Group({ group: { title, items }, ...props }: NavigationListProps & { group: NavigationGroup }) {
  const id = useId();
  return (
    <>
      {title && (
        <Typography id={id} variant="overline" color="textSecondary" component="p" sx={titleLook(props.wide)}>
          {title}
        </Typography>
      )}
      <List sx={listLook(props.wide, title !== null)} aria-labelledby={title ? id : undefined}>
        {items.map((item) => (
          <ListItem key={item.to} disablePadding sx={{ mb: 0.5 }}>
            <Entry item={item} {...props} />
          </ListItem>
        ))}
      </List>
    </>
  );
}

function Entry({ item, wide, onNavigate }: NavigationListProps & { item: NavigationItem }) {
  const { pathname } = useLocation();
  const selected = pathname === item.to;
  const Icon = ICONS[item.icon];
  const target = item.isConsole ? { component: 'a', href: item.to } : { component: NavLink, to: item.to };
  return (
    <ListItemButton
      {...target}
      selected={selected}
      onClick={onNavigate}
      sx={{
        borderRadius: 1,
        gap: wide ? 0.5 : 1.5,
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

const listLook = (wide: string | undefined, hasTitle: boolean) =>
  ({ px: wide ? 0.5 : 1, pt: hasTitle ? 0 : 1, pb: 0.5, ...(wide ? { [wide]: { px: 1 } } : {}) }) as const;

/** Small enough for the rail. */
const titleLook = (wide: string | undefined) =>
  wide
    ? {
        textAlign: 'center',
        px: 0.5,
        pt: 1,
        fontSize: '0.6875rem',
        letterSpacing: 0,
        textTransform: 'none',
        [wide]: TITLE,
      }
    : TITLE;
const TITLE = { textAlign: 'left', px: 2.5, pt: 1, pb: 0.5, fontSize: '0.75rem', textTransform: 'none' } as const;

const RAIL = {
  flexDirection: 'column',
  textAlign: 'center',
  px: 0.5,
  py: 1,
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
