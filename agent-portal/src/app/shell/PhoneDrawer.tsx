import { Box, Drawer } from '@mui/material';
import { BrandMark } from './BrandMark.tsx';
import { NavigationList } from './NavigationList.tsx';

/** The sidebar of a phone, over the screen. */
export const PhoneDrawer = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Drawer
    open={open}
    onClose={onClose}
    slotProps={{ paper: { 'aria-label': 'Menu' } }}
    sx={{ display: { sm: 'none' } }}
  >
    <Box sx={{ width: 264 }}>
      <Box sx={{ p: 2, pb: 0 }}>
        <BrandMark />
      </Box>
      <NavigationList onNavigate={onClose} />
    </Box>
  </Drawer>
);
