import { Button, Drawer, Paper, Stack, Typography } from '@mui/material';
import { useState, useSyncExternalStore } from 'react';
import { SaveIndicator } from '#web/records/SaveIndicator';
import { CartPanel, type CartProps } from './CartPanel.tsx';
import { counted } from '#shared/formats/text';

/** Placement of the selection: beside the list, or at the bottom of a narrow window. */
export const SELECTION_PLACES = ['selection-column', 'selection-bar'] as const;

/** Below the header, which is always visible. */
const TOP = 72;
/** The cart's position while the page is not scrolled: below the title too. */
const TOP_AT_START = 200;
/** Spec 000 section 9. */
const FIXED_AFTER_PX = 311;

/** Beside the list, sticky while it scrolls; beyond 311 px it uses the window's full height. */
export function CartColumn(props: CartProps) {
  const isFixed = useScrolledPast(FIXED_AFTER_PX);
  return (
    <Paper
      component="section"
      id={SELECTION_PLACES[0]}
      tabIndex={-1}
      aria-label="Selection"
      variant="outlined"
      sx={{
        position: 'sticky',
        top: TOP,
        maxHeight: `calc(100dvh - ${(isFixed ? TOP : TOP_AT_START) + 16}px)`,
        display: 'flex',
        flexDirection: 'column',
        boxShadow: isFixed ? 3 : 0,
      }}
    >
      <CartPanel {...props} />
    </Paper>
  );
}

/** In a narrow layout: a bar at the bottom that expands to the whole selection. */
export function CartBar(props: CartProps) {
  const [open, setOpen] = useState(false);
  const { cart } = props;
  const problems = props.plans.length > 0 ? cart.selectionFixes.length + cart.serverProblems.length : 0;
  return (
    <>
      <Paper
        component="section"
        id={SELECTION_PLACES[1]}
        tabIndex={-1}
        aria-label="Selection"
        square
        elevation={4}
        className="no-print"
        sx={BAR}
      >
        <Stack sx={{ minWidth: 0 }}>
          <Typography variant="subtitle2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {cart.countText}
          </Typography>
          {problems > 0 ? (
            <Typography variant="caption" color="error" noWrap>
              {counted(problems, 'problem')}
            </Typography>
          ) : (
            <SaveIndicator state={props.saveState} />
          )}
        </Stack>
        <Button
          variant="contained"
          aria-haspopup="dialog"
          aria-label="Review selection"
          onClick={() => setOpen(true)}
          sx={{ flexShrink: 0 }}
        >
          Review
        </Button>
      </Paper>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Selection', sx: SHEET } }}
      >
        <Button onClick={() => setOpen(false)} sx={{ alignSelf: 'flex-end', mt: 1, mr: 1 }}>
          Back to plans
        </Button>
        <CartPanel
          {...props}
          onShow={(coverage) => {
            setOpen(false);
            props.onShow(coverage);
          }}
        />
      </Drawer>
    </>
  );
}

const BAR = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: { xs: 'flex', lg: 'none' },
  gap: 2,
  alignItems: 'center',
  justifyContent: 'space-between',
  mt: 2,
  mx: { xs: -2, sm: -3 },
  mb: { xs: -2, sm: -3 },
  px: { xs: 2, sm: 3 },
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const SHEET = { maxHeight: '92dvh', display: 'flex', flexDirection: 'column', borderRadius: '12px 12px 0 0' } as const;

const watchScroll = (changed: () => void) => {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
};

/** Whether the page is scrolled beyond this position. */
const useScrolledPast = (pixels: number): boolean => useSyncExternalStore(watchScroll, () => window.scrollY > pixels);
