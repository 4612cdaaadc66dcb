import { Box, List, ListItem, ListItemButton, ListItemIcon, ListItemText, Typography } from '@mui/material';
import { type ElementType, useId } from 'react';
import { Link } from 'react-router';
import type { NavigationGroup, NavigationItem } from './navigation-item.ts';

/** The sidebar's entries, and the current one. */
export interface Navigation {
  groups: readonly NavigationGroup[];
  active: NavigationItem | null;
  icons: Readonly<Record<string, ElementType>>;
}

interface NavigationListProps extends Navigation {
  /** Media query from which icon and label are side by side; if absent, they always are. */
  wide?: string;
  onNavigate?: () => void;
}

export const NavigationList = ({ groups, ...props }: NavigationListProps) => (
  <Box component="nav" aria-label="Main">
    {groups.map((group) => (
      <Group key={group.title ?? ''} group={group} {...props} />
    ))}
  </Box>
);

type PartProps = Omit<NavigationListProps, 'groups'>;

function Group({ group: { title, items }, ...props }: PartProps & { group: NavigationGroup }) {
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

function Entry({ item, active, icons, wide, onNavigate }: PartProps & { item: NavigationItem }) {
  const isActive = item === active;
  const Icon = icons[item.icon]!;
  const target = item.isOtherApp ? { component: 'a', href: item.to } : { component: Link, to: item.to };
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

const listLook = (wide: string | undefined, hasTitle: boolean) =>
  ({ px: wide ? 0.5 : 1, pt: hasTitle ? 0.5 : 1, pb: 0.5, ...(wide ? { [wide]: { px: 1 } } : {}) }) as const;

/** Small enough for the rail. */
const titleLook = (wide: string | undefined) =>
  wide
    ? { textAlign: 'center', px: 0.5, fontSize: '0.6875rem', letterSpacing: 0, textTransform: 'none', [wide]: TITLE }
    : TITLE;
const TITLE = { textAlign: 'left', px: 2.5, pt: 1, pb: 0.5, fontSize: '0.75rem', textTransform: 'none' } as const;

/** At a height of 900 px, all entries of both apps are visible without scrolling. */
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
const LABEL = { fontWeight: 'medium', fontSize: '0.875rem' } as const;
