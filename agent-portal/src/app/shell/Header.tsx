import MenuIcon from '@mui/icons-material/Menu';
import { Box, IconButton, Link, Stack } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { BrandMark } from './BrandMark.tsx';
import { UserMenu } from './UserMenu.tsx';

export const HEADER_HEIGHT = 56;

export const Header = ({ onOpenMenu }: { onOpenMenu: () => void }) => (
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
    <Link component={RouterLink} to="/dashboard" underline="none" color="inherit">
      <BrandMark />
    </Link>
    <Box sx={{ flexGrow: 1 }} />
    <UserMenu />
  </Stack>
);
