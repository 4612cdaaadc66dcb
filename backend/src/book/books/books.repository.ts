import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { preparedRows } from '../../platform/database/run-sql.ts';
import { selected, type Sql, sql, table } from '../../platform/database/sql.ts';
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

@Injectable()
export class BooksRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** The book of the agent with this insurer-assigned number; null if there is no such agent or the user may not see it. */
  findBook(user: SessionUser, srcAgentId: string): Promise<Book | null> {
    return this.oneBook(user, sql`${agent.srcAgentId} = ${srcAgentId}`);
  }

  /** The user's own book; null for a user without an agent record. */
  findOwnBook(user: SessionUser): Promise<Book | null> {
    return this.oneBook(user, sql`${agent.id} = ${user.agentId ?? 0}`);
  }

  private async oneBook(user: SessionUser, condition: Sql): Promise<Book | null> {
    const [book] = await preparedRows<Book>(
      this.database.manager,
      sql`SELECT ${OWNER} FROM ${agent} WHERE ${condition} AND ${visibleAgents(user, agent.id)}`,
    );
    return book ?? null;
  }
}
