import { messageProblem } from '#shared/proposals/proposal-email';
import { BEFORE_ENROLLMENT, type QuoteStatus } from '#shared/quotes/quote-status';

/** What a client can answer on the page behind a link to a proposal. Ours: the specification has none. */
export const MAX_QUESTION = 1000;
/** In the life of a link. */
export const MOST_ANSWERS = 10;

export const QUESTION_NEEDED = 'Enter your question.';
export const TOO_MANY_ANSWERS = 'This link has been used many times already. Please call or email your agent.';
export const PLAN_NOT_PROPOSED = 'This plan is not in the proposal.';
export const PRICES_EXPIRED = 'These prices have expired. Call or email your agent for new ones.';
export const ENROLLMENT_BEGUN = 'Enrollment has already begun. To change plans, call or email your agent.';

/** Why this cannot be asked; null = can. */
export const questionProblem = (question: string): string | null =>
  question.trim() === '' ? QUESTION_NEEDED : messageProblem(question);

/** Why the client cannot choose a plan any more; null = can. Questions can be asked while the link is valid. */
export const choiceProblem = (status: QuoteStatus): string | null =>
  BEFORE_ENROLLMENT.includes(status) ? null : status === 'Expired' ? PRICES_EXPIRED : ENROLLMENT_BEGUN;

/** "Lakeshore Tool would like PPO Gold 1000": the subject of the agent's email, and the line in the history. */
export const answerTitle = (who: string, planName: string | null): string =>
  planName === null ? `${who} asks a question` : `${who} would like ${planName}`;
