import { GlobalStyles } from '@mui/material';
import { useEffect } from 'react';

/** Paper has no menus and buttons, nothing scrolls on it, and nothing stays in place. */
const STYLES = {
  '@page': { margin: '12mm' },
  '@media print': {
    'header, .no-print, .MuiButton-root, .MuiIconButton-root, .MuiSnackbar-root, main button.MuiLink-root': {
      display: 'none !important',
    },
    'main, body': { background: 'none !important' },
    main: { padding: '0 !important' },
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
