/** The props that make an element a tab panel. A hidden panel keeps its input. */
export interface PanelProps {
  role: string;
  id: string;
  'aria-labelledby': string;
  hidden: boolean;
}

/** The dialog's parts set `display: flex`, which a hidden one must not. */
export const PANEL = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '&[hidden]': { display: 'none' },
} as const;
