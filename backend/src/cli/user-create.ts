import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import { asciiLower } from '#shared/formats/text';
import { signInName } from '#shared/people/user-rules';
import { revokeAccess } from '../platform/account/users.repository.ts';
import { User } from '../platform/people/user.table.ts';
import { Agent } from '../platform/people/agent.table.ts';
import { Clock } from '../platform/clock.ts';
import type { Env } from '../platform/config/env.ts';
import { refuseOtherVersions } from '../platform/database/prepare-database.ts';
import { Transactions } from '../platform/database/transactions.ts';
import { AuditKeys } from '../platform/security/audit-keys.ts';
import { AuditTrail } from '../platform/security/audit-trail.ts';
import { newPasswordProblem } from '../platform/security/frequent-passwords.ts';
import { Passwords } from '../platform/security/passwords.ts';
import { withDatabase } from './with-database.ts';

const USAGE = `Usage: npm run user:create -- --username NAME --name "Full Name" --email ADDRESS --roles ROLE,ROLE [--agent SOURCE_ID] [--general-agent]
The password is read from standard input. An existing user of that name is changed, and signed out everywhere.`;

await withDatabase(async (database, env) => {
  await refuseOtherVersions(database);
  const { values } = parseArgs({
    options: {
      username: { type: 'string' },
      name: { type: 'string' },
      email: { type: 'string' },
      roles: { type: 'string' },
      agent: { type: 'string' },
      'general-agent': { type: 'boolean', default: false },
    },
  });
  const { username, name, email, roles } = values;
  if (!username || !name || !email || !roles) {
    throw new Error(USAGE);
  }
  const given = {
    username: signInName(username),
    fullName: name,
    email: asciiLower(email.trim()),
    roles: roles.split(',').map((role) => role.trim()),
    agentId: values.agent ? await agentIdOf(database, values.agent) : null,
    isGeneralAgent: values['general-agent'],
    isActive: true,
    passwordHash: await new Passwords().hash(await readPassword(signInName(username))),
  };
  await saveUser(database, env, given);
  process.stdout.write(`The user ${given.username} can sign in.\n`);
});

/** Ends existing sessions: permissions must not outlive the role. */
async function saveUser(database: DataSource, env: Env, given: Partial<User> & { username: string }): Promise<void> {
  const audit = new AuditTrail(new Clock(), new AuditKeys(env));
  await new Transactions(database).run(async (tx) => {
    const known = await tx.findOneBy(User, { username: given.username });
    const user = await tx.save(User, { ...(known ?? { oidcSubject: null }), ...given });
    await revokeAccess(tx, [user.id]);
    const action = known ? 'change-user' : 'create-user';
    await audit.record(tx, { user: null, action, subject: 'user', subjectId: user.id });
  });
}

async function agentIdOf(database: DataSource, srcAgentId: string): Promise<number> {
  const agent = await database.manager.findOneBy(Agent, { srcAgentId });
  if (!agent) {
    throw new Error(`There is no agent with the source id ${srcAgentId}.`);
  }
  return agent.id;
}

async function readPassword(username: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout, terminal: false });
  process.stdout.write('Password: ');
  for await (const line of terminal) {
    terminal.close();
    const problem = await newPasswordProblem(line, username);
    if (problem) {
      throw new Error(`This password will not do. ${problem}`);
    }
    return line;
  }
  throw new Error('No password was given.');
}
