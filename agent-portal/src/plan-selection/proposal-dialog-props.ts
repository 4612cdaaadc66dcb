/** Screens meet in the table of routes: the proposal's dialog is handed in from there. */
export interface ProposalDialogProps {
  quoteId: number;
  onClose: () => void;
  /** A proposal was made: the quote has moved on. */
  onMade: () => void;
}
