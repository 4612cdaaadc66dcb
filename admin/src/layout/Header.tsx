import MenuIcon from '@mui/icons-material/Menu';
import OpenInNewIcon from '@mui/icons-material/ArrowOutward';
import { Box, Button, IconButton, Link, Stack } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { PORTAL_HOME } from '../providers/addresses.ts';
import { BrandMark } from './BrandMark.tsx';
import { PaletteButton } from './palette/PaletteButton.tsx';
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
    <Link component={RouterLink} to="/" underline="none" color="inherit">
      <BrandMark />
    </Link>
    <Box sx={{ flexGrow: 1 }} />
    <PaletteButton />
    <Button
      href={PORTAL_HOME}
      color="inherit"
      endIcon={<OpenInNewIcon />}
      sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
    >
      Agent portal
    </Button>
    <UserMenu />
  </Stack>
);
