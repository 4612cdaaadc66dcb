import { Dialog, DialogContent } from '@mui/material';
import type { ReactNode } from 'react';
import { EDITOR_TITLE_ID } from './editor-place.ts';

/** The editor of one member on a narrow screen: nothing else fits beside it. Escape is the form's own. */
export const MemberEditorDialog = ({ children }: { children: ReactNode }) => (
  <Dialog open fullScreen disableEscapeKeyDown aria-labelledby={EDITOR_TITLE_ID}>
    <DialogContent>{children}</DialogContent>
  </Dialog>
);
