import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { agentChoice, PICK_AN_AGENT } from '#shared/book-of-business/books';
import { preparedRows } from '../../platform/database/run-sql.ts';
import { selected, sql, table } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { Agent } from '../../platform/people/agent.table.ts';
import { visibleAgents } from '../../platform/people/visible-agents.repository.ts';

declare const narrowed: unique symbol;

interface BookOwner {
  agentId: number;
  srcAgentId: string;
  firstName: string;
  lastName: string;
}

/** An agent's book that the user may see. Only this repository creates one, so no query of a book can skip the access check. */
export interface Book extends Readonly<BookOwner> {
  readonly [narrowed]: true;
}

const agent = table(Agent, 'agent');
const OWNER = selected<BookOwner>({
  agentId: agent.id,
  srcAgentId: agent.srcAgentId,
  firstName: agent.firstName,
  lastName: agent.lastName,
});

/** Whose book a user opens: of groups, of individuals, or of Medicare. */
@Injectable()
export class BooksRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Of the agent with this insurer-assigned number, otherwise the user's own.
   * @throws INVALID_INPUT where an agent must be named; NOT_FOUND, also for one whom the user may not see and for a user who is no agent
   */
  async open(user: SessionUser, srcAgentId: string | null): Promise<Book> {
    if (srcAgentId === null && agentChoice(user.permissions) === 'picked') {
      throw new AppError('INVALID_INPUT', PICK_AN_AGENT, { agentId: [PICK_AN_AGENT] });
    }
    const owner =
      srcAgentId === null ? sql`${agent.id} = ${user.agentId ?? 0}` : sql`${agent.srcAgentId} = ${srcAgentId}`;
    const [book] = await preparedRows<Book>(
      this.database.manager,
      sql`SELECT ${OWNER} FROM ${agent} WHERE ${owner} AND ${visibleAgents(user, agent.id)}`,
    );
    if (!book) {
      throw new AppError('NOT_FOUND', 'The book of business was not found.');
    }
    return book;
  }
}
