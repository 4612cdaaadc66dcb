import SearchIcon from '@mui/icons-material/Search';
import { Box, Button } from '@mui/material';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#web/shell/lazy-part';

const loadDialog = () => import('./PaletteDialog.tsx');
const PaletteDialog = lazyPart(async () => (await loadDialog()).PaletteDialog);

const SHORTCUT = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';

/** Opens the search by mouse, touch or Ctrl+K. */
export function PaletteButton() {
  const [open, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const show = () => {
    setOpened(true);
    setOpen(true);
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) {
        return;
      }
      // Always prevented: the browser's own search must not open instead.
      event.preventDefault();
      if (!isOtherDialogOpen()) {
        setOpened(true);
        setOpen((isOpen) => !isOpen);
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={show}
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
        sx={LOOK}
      >
        <SearchIcon fontSize="small" />
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          Search
        </Box>
        <Box component="kbd" sx={KEY}>
          {SHORTCUT}
        </Box>
      </Button>
      {wasOpened && (
        <Suspense>
          <PaletteDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Leaving another dialog could lose input. The search dialog is recognized by its field. */
const isOtherDialogOpen = (): boolean =>
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].some(
    (dialog) => !dialog.querySelector('[role="combobox"][aria-label^="Search groups"]'),
  );

const LOOK = {
  gap: 1,
  minWidth: 44,
  px: { xs: 1, md: 1.5 },
  borderColor: 'divider',
  fontWeight: 400,
  color: 'text.secondary',
} as const;
const KEY = {
  display: { xs: 'none', md: 'inline' },
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  px: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.5,
} as const;
