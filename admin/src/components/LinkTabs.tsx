import { Box, Tab, Tabs } from '@mui/material';
import { Link } from 'react-router';

export interface LinkTab {
  label: string;
  path: string;
  /** How many rows it shows when opened; omitted while unknown. */
  count?: number;
  /** Describes what the number counts. */
  hint?: string;
}

interface LinkTabsProps {
  label: string;
  /** The path of the open tab. */
  active: string;
  tabs: readonly LinkTab[];
}

/** Tabs that are links: each list has its own URL. */
export const LinkTabs = ({ label, active, tabs }: LinkTabsProps) => (
  <Tabs
    value={active}
    aria-label={label}
    variant="scrollable"
    // They would stay after the tabs have room again, because they take it away.
    scrollButtons={false}
    sx={{ borderBottom: 1, borderColor: 'divider', '& .MuiTabs-scroller': { scrollbarWidth: 'thin' } }}
  >
    {tabs.map(({ label: text, path, count, hint }) => (
      <Tab
        key={path}
        value={path}
        title={hint}
        component={Link}
        to={path}
        label={
          <span>
            {text} {count !== undefined && <Count>{count}</Count>}
          </span>
        }
      />
    ))}
  </Tabs>
);

const Count = ({ children }: { children: number }) => (
  <Box
    component="span"
    sx={{
      ml: 0.5,
      px: 0.75,
      py: 0.25,
      borderRadius: 4,
      bgcolor: 'action.selected',
      color: 'text.primary',
      typography: 'caption',
      fontVariantNumeric: 'tabular-nums',
    }}
  >
    {children.toLocaleString('en-US')}
  </Box>
);
