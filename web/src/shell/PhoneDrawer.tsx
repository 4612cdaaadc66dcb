import { Box, Drawer } from '@mui/material';
import type { ReactNode } from 'react';
import { type Navigation, NavigationList } from './NavigationList.tsx';

interface PhoneDrawerProps {
  open: boolean;
  onClose: () => void;
  brand: ReactNode;
  navigation: Navigation;
}

/** The sidebar on a phone, over the screen. */
export const PhoneDrawer = ({ open, onClose, brand, navigation }: PhoneDrawerProps) => (
  <Drawer
    open={open}
    onClose={onClose}
    slotProps={{ paper: { 'aria-label': 'Menu' } }}
    sx={{ display: { sm: 'none' } }}
  >
    <Box sx={{ width: 264 }}>
      <Box sx={{ p: 2, pb: 0 }}>{brand}</Box>
      <NavigationList {...navigation} onNavigate={onClose} />
    </Box>
  </Drawer>
);
