/** Features are combined in the route table: it passes in the proposal's dialog. */
export interface ProposalDialogProps {
  quoteId: number;
  onClose: () => void;
  /** Called when a proposal was made: the quote's status has changed. */
  onMade: () => void;
}
