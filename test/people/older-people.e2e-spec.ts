import { ManagePeople1700000025000 } from '../../backend/src/migrations/1700000025000-manage-people.ts';
import { databaseBefore, type OlderDatabase } from '../support/older-database.ts';

const AT = '2026-11-20 15:00:00';
const ADA = { id: 1, firstName: 'Ada', lastName: 'Byron', srcAgentId: 'A1', npnNumber: '1', phone: '', email: '' };

describe('the migration that adds columns to users, sessions, agents and agencies', () => {
  let older: OlderDatabase;
  beforeAll(async () => {
    older = await databaseBefore(ManagePeople1700000025000);
  });
  afterAll(() => older.close());

  it('keeps everybody who is there, active and not locked, and who is signed in', async () => {
    await older.insert('agencies', { id: 1, name: 'Great Lakes' });
    await older.insert('agents', { ...ADA, agencyId: 1 });
    const user = { id: 1, username: 'ada', fullName: 'Ada Byron', email: 'ada@example.com', roles: '' };
    await older.insert('users', { ...user, agentId: 1, version: 3 });
    await older.insert('sessions', { id: 's', userId: 1, payload: '{}', createdAt: AT, lastSeenAt: AT });
    await older.upgrade();
    const found = await older.query(
      `SELECT u.isActive, u.accessVersion, u.version, a.isActive AS isOffered, a.version AS agentVersion,
         g.isActive AS isAgencyOffered, g.version AS agencyVersion, s.device
       FROM sessions s JOIN users u ON u.id = s.userId JOIN agents a ON a.id = u.agentId
       JOIN agencies g ON g.id = a.agencyId`,
    );
    expect(found).toEqual([
      {
        isActive: 1,
        accessVersion: 0,
        version: 3,
        isOffered: 1,
        agentVersion: 1,
        isAgencyOffered: 1,
        agencyVersion: 1,
        device: '',
      },
    ]);
  });
});
