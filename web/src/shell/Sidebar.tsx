import { Box } from '@mui/material';
import { HEADER_HEIGHT } from './Header.tsx';
import { type Navigation, NavigationList } from './NavigationList.tsx';

/** Below this width, the sidebar is a rail of icons with short labels. Source: spec 000 section 9. */
const COLLAPSE_BELOW_PX = 1461;
const WIDE = `@media (min-width: ${COLLAPSE_BELOW_PX}px)`;
/** In rem: the labels fit at 200 % text too (WCAG 1.4.4). */
const RAIL_WIDTH = '6.5rem';
const FULL_WIDTH = '14.5rem';

/** Full on wide screens, a rail below 1461 px; phones have a drawer instead. */
export const Sidebar = (navigation: Navigation) => (
  <Box
    className="no-print"
    sx={{
      display: { xs: 'none', sm: 'block' },
      position: 'sticky',
      top: HEADER_HEIGHT,
      alignSelf: 'flex-start',
      height: `calc(100dvh - ${HEADER_HEIGHT}px)`,
      overflowY: 'auto',
      flexShrink: 0,
      width: RAIL_WIDTH,
      [WIDE]: { width: FULL_WIDTH },
      bgcolor: 'background.paper',
      borderRight: 1,
      borderColor: 'divider',
    }}
  >
    <NavigationList {...navigation} wide={WIDE} />
  </Box>
);
