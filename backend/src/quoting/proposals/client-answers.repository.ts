import { type Sql, sql, table } from '../../platform/database/sql.ts';
import { Link } from '../../platform/links/link.table.ts';
import { Proposal } from './proposal.table.ts';
import { ShareAnswer } from './share-answer.table.ts';

const proposal = table(Proposal, 'answeredProposal');
const link = table(Link, 'answeredLink');
const answer = table(ShareAnswer, 'answer');

/** When a client last answered what was shared of the quote with this id, and nobody has marked it as answered; NULL otherwise. */
export const clientAnsweredAt = (quoteId: Sql): Sql => sql`(SELECT MAX(${answer.answeredAt}) FROM ${proposal}
  JOIN ${link} ON ${link.purpose} = 'Proposal' AND ${link.subjectId} = ${proposal.id} JOIN ${answer} ON ${answer.shareLinkId} = ${link.id}
  WHERE ${proposal.quoteId} = ${quoteId} AND ${answer.handledAt} IS NULL)`;
