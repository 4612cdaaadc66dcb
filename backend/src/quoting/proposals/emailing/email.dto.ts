import {
  NEW_PROPOSAL_EMAIL,
  PROPOSAL_EMAIL_DRAFT,
  PROPOSAL_EMAILS_STORED,
} from '#shared/proposals/proposal-email.record';
import { answerOf, bodyOf } from '../../../platform/http/body-of.ts';

export class NewProposalEmail extends bodyOf(NEW_PROPOSAL_EMAIL) {}
export class ProposalEmailDraftAnswer extends answerOf(PROPOSAL_EMAIL_DRAFT) {}
export class ProposalEmailsStoredAnswer extends answerOf(PROPOSAL_EMAILS_STORED) {}
