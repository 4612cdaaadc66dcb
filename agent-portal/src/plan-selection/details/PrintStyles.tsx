import { GlobalStyles } from '@mui/material';

/** While a dialog is open, printing prints the dialog and nothing behind it. */
export const PrintStyles = () => (
  <GlobalStyles
    styles={{
      '@media print': {
        // The ripple of the row that was pressed last would be printed as a white bar over its text.
        '#root, .MuiBackdrop-root, .MuiTouchRipple-root, .no-print': { display: 'none !important' },
        // A dark screen is still printed in black on white.
        '.MuiDialog-paper, .MuiDialog-paper *': {
          color: '#000 !important',
          background: '#fff !important',
          borderColor: '#bbb !important',
        },
        // Once at the end, not on every page.
        tfoot: { display: 'table-row-group' },
        body: { overflow: 'visible !important', background: '#fff !important' },
        '.MuiDialog-root, .MuiDialog-container, .MuiDialog-paper, .MuiDialogContent-root': {
          position: 'static !important',
          display: 'block !important',
          height: 'auto !important',
          maxHeight: 'none !important',
          maxWidth: 'none !important',
          margin: '0 !important',
          overflow: 'visible !important',
          boxShadow: 'none !important',
        },
      },
    }}
  />
);
