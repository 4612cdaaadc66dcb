/** What makes an element the panel of a tab. A hidden panel keeps what was typed in it. */
export interface PanelProps {
  role: string;
  id: string;
  'aria-labelledby': string;
  hidden: boolean;
}

/** The parts of a dialog lay themselves out as columns, which a hidden one must not. */
export const PANEL = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '&[hidden]': { display: 'none' },
} as const;
