import { GlobalStyles } from '@mui/material';
import { useEffect } from 'react';

/** What can be pressed or typed, except the names in tables, some of which are buttons. */
const HIDDEN = [
  'header',
  '.no-print',
  '.MuiButton-root',
  '.MuiIconButton-root',
  '.MuiSnackbar-root',
  'main nav',
  'main button.MuiLink-root:not(td *, th *)',
  'main .MuiFormControl-root:has(input[type="search"])',
];

/** Paper has no menus and buttons, nothing scrolls on it, and nothing stays in place. */
const STYLES = {
  '@page': { margin: '12mm' },
  '@media print': {
    [HIDDEN.join()]: { display: 'none !important' },
    'main, body': { background: 'none !important' },
    // A border at the very edge would be cut off.
    main: { padding: '0 1px !important' },
    'main *': { WebkitLineClamp: 'none !important' },
    'main .MuiPaper-root': {
      position: 'static !important',
      maxHeight: 'none !important',
      boxShadow: 'none !important',
      overflow: 'visible !important',
    },
    'main .MuiTableContainer-root, main .MuiStack-root': { overflow: 'visible !important' },
    'main td, main th': { position: 'static !important' },
    'li, tr': { breakInside: 'avoid' },
    'h1, h2, h3': { breakAfter: 'avoid' },
  },
} as const;

/** Every page as it is printed: black on white in the dark theme too. */
export function PrintStyles() {
  useEffect(() => {
    const { classList } = document.documentElement;
    let wasDark = false;
    const toLight = () => {
      wasDark = classList.contains('dark') || wasDark;
      classList.replace('dark', 'light');
    };
    const back = () => {
      if (wasDark) {
        classList.replace('light', 'dark');
      }
      wasDark = false;
    };
    window.addEventListener('beforeprint', toLight);
    window.addEventListener('afterprint', back);
    return () => {
      window.removeEventListener('beforeprint', toLight);
      window.removeEventListener('afterprint', back);
    };
  }, []);
  return <GlobalStyles styles={STYLES} />;
}
