import SearchIcon from '@mui/icons-material/Search';
import { Box, Button } from '@mui/material';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { lazyPart } from '../shell/lazy-part.tsx';
import { EarlyKeys } from './early-keys.ts';
import type { PaletteApp } from './palette-option.ts';

const loadDialog = () => import('./PaletteDialog.tsx');
const PaletteDialog = lazyPart(async () => (await loadDialog()).PaletteDialog);

const KeysDialog = lazyPart(async () => (await import('./KeysDialog.tsx')).KeysDialog);

const SHORTCUT = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';

/** Opens the search by mouse, touch or Ctrl+K, and the sheet of all keys by "?". */
export function PaletteButton({ app }: { app: PaletteApp }) {
  const search = useDialog();
  const keys = useDialog();
  const { toggle: toggleSearch } = search;
  const { toggle: toggleKeys } = keys;
  const [early] = useState(() => new EarlyKeys());
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isShortcut(event)) {
        // Always prevented: the browser's own search must not open instead.
        event.preventDefault();
        if (!isOtherDialogOpen()) {
          if (!isAnyDialogOpen()) {
            early.begin();
            void loadDialog().catch(() => early.end());
          }
          toggleSearch();
        }
      } else if (early.keep(event)) {
        event.preventDefault();
      } else if (asksForKeys(event) && !isAnyDialogOpen()) {
        event.preventDefault();
        toggleKeys();
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [toggleSearch, toggleKeys, early]);
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        // Not "Search": pages have a button of that name.
        aria-label="Find anything"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => {
          early.end();
          toggleSearch();
        }}
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
        sx={LOOK}
      >
        <SearchIcon fontSize="small" />
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          Find
        </Box>
        <Box component="kbd" sx={KEY}>
          {SHORTCUT}
        </Box>
      </Button>
      <Suspense>
        {search.wasOpened && (
          <PaletteDialog app={app} early={early} open={search.isOpen} onClose={search.close} onShowKeys={toggleKeys} />
        )}
        {keys.wasOpened && <KeysDialog hints={app.keys} open={keys.isOpen} onClose={keys.close} />}
      </Suspense>
    </>
  );
}

/** Loaded when it is first opened. */
function useDialog() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const toggle = useCallback(() => setState((before) => (before === 'open' ? 'closed' : 'open')), []);
  const close = useCallback(() => setState('closed'), []);
  return { isOpen: state === 'open', wasOpened: state !== 'never', toggle, close };
}

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Not where the character is typed. */
const asksForKeys = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  key === '?' && !ctrlKey && !metaKey && !altKey && !(target instanceof HTMLElement && isForTyping(target));

const isForTyping = (element: HTMLElement): boolean =>
  element.isContentEditable || element.matches('input:not([type=checkbox], [type=radio]), textarea, select');

const openDialogs = () => [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
const isAnyDialogOpen = (): boolean => openDialogs().length > 0;
/** Leaving another dialog could lose input. The search dialog is recognized by its field. */
const isOtherDialogOpen = (): boolean =>
  openDialogs().some((dialog) => !dialog.querySelector('[role="combobox"][aria-label^="Search groups"]'));

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
