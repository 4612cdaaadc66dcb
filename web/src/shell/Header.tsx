import MenuIcon from '@mui/icons-material/Menu';
import { Box, IconButton, Link, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

export const HEADER_HEIGHT = 56;

interface HeaderProps {
  brand: ReactNode;
  /** Where the logo links. */
  home: string;
  onOpenMenu: () => void;
  /** On the right side. */
  children: ReactNode;
}

export const Header = ({ brand, home, onOpenMenu, children }: HeaderProps) => (
  <Stack
    component="header"
    direction="row"
    spacing={1}
    sx={{
      position: 'sticky',
      top: 0,
      zIndex: 'appBar',
      height: HEADER_HEIGHT,
      px: { xs: 1, sm: 3 },
      alignItems: 'center',
      bgcolor: 'background.paper',
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    <IconButton aria-label="Open the menu" onClick={onOpenMenu} sx={{ display: { sm: 'none' } }}>
      <MenuIcon />
    </IconButton>
    <Link component={RouterLink} to={home} underline="none" color="inherit" sx={{ minWidth: 0 }}>
      {brand}
    </Link>
    <Box sx={{ flexGrow: 1 }} />
    {children}
  </Stack>
);
