import { NEW_SHARE, NEW_SHARE_LINK, SHARED_FILE_QUERY, SHARED_PROPOSAL } from '#shared/proposals/proposal.record';
import { answerOf, bodyOf } from '../../../platform/http/body-of.ts';

export class NewShare extends bodyOf(NEW_SHARE) {}
export class NewShareLinkAnswer extends answerOf(NEW_SHARE_LINK) {}
export class SharedProposalAnswer extends answerOf(SHARED_PROPOSAL) {}
export class SharedFileQuery extends bodyOf(SHARED_FILE_QUERY) {}
