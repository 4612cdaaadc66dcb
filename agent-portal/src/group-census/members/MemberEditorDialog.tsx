import { Dialog, DialogContent } from '@mui/material';
import type { ReactNode } from 'react';
import { EDITOR_TITLE_ID } from './editor-place.ts';

/** The member editor on a narrow screen, full screen. The form handles Escape itself. */
export const MemberEditorDialog = ({ children }: { children: ReactNode }) => (
  <Dialog open fullScreen disableEscapeKeyDown aria-labelledby={EDITOR_TITLE_ID}>
    <DialogContent>{children}</DialogContent>
  </Dialog>
);
