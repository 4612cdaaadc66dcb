import { GlobalStyles } from '@mui/material';
import { useEffect } from 'react';

/** What can be pressed or typed, except names and next steps in tables, links within sentences, filters that are on, and what is marked as `on-paper`. */
const HIDDEN = [
  'header',
  '.no-print',
  '.MuiButton-root:not(td *, th *, .on-paper)',
  '.MuiIconButton-root',
  '.MuiSnackbar-root',
  '.MuiPopover-root',
  '.MuiTooltip-popper',
  '.MuiTouchRipple-root',
  '.MuiAccordionSummary-expandIconWrapper',
  'main nav',
  'main .MuiTabs-root',
  'main .MuiChip-deleteIcon',
  'main form[role="search"]',
  '.RaList-main form',
  // Under review is what is printed.
  '.RaList-main:has(~ aside)',
  'main [role="toolbar"]',
  'main [aria-pressed="false"]:not(.on-paper)',
  'main button.MuiLink-root:not(td *, th *, li *, [role="alert"] *)',
  'main .MuiFormControl-root:has(input[type="search"])',
  'main :is(td, th) .MuiButton-icon',
  '.MuiDataGrid-root :is([data-field="action"], [data-field="__check__"], .MuiDataGrid-cellEmpty, .MuiDataGrid-filler)',
  // As high as the rows are on the screen.
  '.MuiDataGrid-contentFiller',
  '.MuiDataGrid-root :is(.MuiDataGrid-columnSeparator, .MuiDataGrid-iconButtonContainer, .MuiDataGrid-scrollbar)',
];

const SCROLLS_NOWHERE = {
  position: 'static !important',
  maxHeight: 'none !important',
  boxShadow: 'none !important',
  overflow: 'visible !important',
} as const;

/** Tables are as wide as the paper. Of a button in a row, only its words are printed: they say what comes next. */
const TABLES = {
  'main .MuiTableContainer-root, main .MuiStack-root': { overflow: 'visible !important' },
  'main table': { width: '100% !important', minWidth: '0 !important', tableLayout: 'auto !important' },
  'main :is(td, th)': {
    position: 'static !important',
    width: 'auto !important',
    minWidth: '0 !important',
    paddingInline: '4px !important',
  },
  'main :is(td, th), main :is(td, th) *': { fontSize: '0.75rem !important', whiteSpace: 'normal !important' },
  'main :is(td, th) .MuiButton-root': {
    display: 'inline !important',
    minHeight: '0 !important',
    margin: '0 !important',
    padding: '0 !important',
    border: '0 !important',
    background: 'none !important',
    color: 'inherit !important',
    textAlign: 'start !important',
    whiteSpace: 'normal !important',
  },
} as const;

/** The columns of the console's lists have widths in pixels, of which the paper takes a share. */
const GRIDS = {
  '.MuiDataGrid-root :is(.MuiDataGrid-main, .MuiDataGrid-virtualScroller)': SCROLLS_NOWHERE,
  '.MuiDataGrid-root :is(.MuiDataGrid-virtualScrollerContent, .MuiDataGrid-virtualScrollerRenderZone)': {
    position: 'static !important',
    transform: 'none !important',
    width: '100% !important',
    height: 'auto !important',
    flexBasis: 'auto !important',
  },
  '.MuiDataGrid-root :is(.MuiDataGrid-topContainer, .MuiDataGrid-columnHeaders, [role="row"])': {
    position: 'static !important',
    width: '100% !important',
    minWidth: '0 !important',
  },
  '.MuiDataGrid-root :is(.MuiDataGrid-cell, .MuiDataGrid-columnHeader)': {
    position: 'static !important',
    flex: '1 1 auto !important',
    minWidth: '0 !important',
    maxWidth: 'none !important',
    paddingInline: '4px !important',
    fontSize: '0.6875rem !important',
  },
} as const;

/** An open dialog is printed in place of the page. */
const DIALOG = {
  'body:has(> .MuiDialog-root)': { overflow: 'visible !important' },
  'body:has(> .MuiDialog-root) > #root, .MuiBackdrop-root': { display: 'none !important' },
  '.MuiDialog-paper, .MuiDialog-paper *': {
    color: '#000 !important',
    background: '#fff !important',
    borderColor: '#bbb !important',
  },
  // A sticky cell would cover the lines around it.
  '.MuiDialog-paper th': { position: 'static !important' },
  '.MuiDialog-root, .MuiDialog-container, .MuiDialog-paper, .MuiDialogContent-root': {
    ...SCROLLS_NOWHERE,
    display: 'block !important',
    height: 'auto !important',
    width: 'auto !important',
    maxWidth: 'none !important',
    margin: '0 !important',
  },
} as const;

/** Paper has no menus and buttons, nothing scrolls on it, and nothing stays in place. */
const STYLES = {
  '@page': { margin: '12mm' },
  '@media print': {
    'main, body': { background: 'none !important' },
    // A border at the very edge would be cut off.
    main: { padding: '0 1px !important' },
    // Bars and chips are drawn by their background.
    'main *': { WebkitLineClamp: 'none !important', printColorAdjust: 'exact' },
    ':is(main, .MuiDialog-paper) :focus-visible': { outline: 'none !important' },
    'main .MuiChip-root': { height: 'auto !important' },
    'main .MuiChip-label': { whiteSpace: 'normal !important' },
    'main .MuiPaper-root': SCROLLS_NOWHERE,
    ...TABLES,
    ...GRIDS,
    ...DIALOG,
    [HIDDEN.join()]: { display: 'none !important' },
    'li, tr, [role="row"]': { breakInside: 'avoid' },
    'h1, h2, h3': { breakAfter: 'avoid' },
    // Once at the end, not on every page.
    tfoot: { display: 'table-row-group' },
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
