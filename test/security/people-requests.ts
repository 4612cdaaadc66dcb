import type { BookRequest } from './book-request.ts';

const user = {
  FullName: 'Ada Byron',
  Email: 'ada@example.com',
  Roles: ['pq-role-internalsales'],
  AgentId: null,
  IsGeneralAgent: false,
};
const agent = {
  SrcAgentId: 'A1',
  FirstName: 'Ada',
  LastName: 'Byron',
  NpnNumber: '1234567',
  Phone: '6165550100',
  Email: 'ada@example.com',
  AgencyId: 1,
  IsAgentBroker: false,
  IsActive: true,
};
const agency = { Name: 'Great Lakes', GeneralAgencyId: null, IsActive: true };
const Version = 1;

/** Users, agents and agencies belong to no book of business: they are for super users only. These ids do not exist. */
export const PEOPLE_REQUESTS: Record<string, BookRequest> = {
  'GET /api/people/Users': { path: '/api/people/Users' },
  'GET /api/people/Users.csv': { path: '/api/people/Users.csv' },
  'GET /api/people/Users/:id': { path: '/api/people/Users/2000000001' },
  'POST /api/people/Users': { path: '/api/people/Users', body: { ...user, Username: 'ada.byron' } },
  'PUT /api/people/Users/:id': { path: '/api/people/Users/2000000001', body: { ...user, Version } },
  'PUT /api/people/Users/Lock/:id': { path: '/api/people/Users/Lock/2000000001', body: { Version } },
  'PUT /api/people/Users/Unlock/:id': { path: '/api/people/Users/Unlock/2000000001', body: { Version } },
  'POST /api/people/Users/ResetPassword/:id': { path: '/api/people/Users/ResetPassword/2000000001', body: { Version } },
  'PUT /api/people/Users/ResetSecondStep/:id': {
    path: '/api/people/Users/ResetSecondStep/2000000001',
    body: { Version },
  },
  'DELETE /api/people/Users/Sessions/:id': { path: '/api/people/Users/Sessions/2000000001' },
  'DELETE /api/people/Users/Sessions/:id/:sessionId': { path: '/api/people/Users/Sessions/2000000001/abc' },
  'GET /api/people/Agents': { path: '/api/people/Agents' },
  'GET /api/people/Agents.csv': { path: '/api/people/Agents.csv' },
  'GET /api/people/Agents/:id': { path: '/api/people/Agents/2000000001' },
  'POST /api/people/Agents': { path: '/api/people/Agents', body: agent },
  'PUT /api/people/Agents/:id': { path: '/api/people/Agents/2000000001', body: { ...agent, Version } },
  'GET /api/people/Agencies': { path: '/api/people/Agencies' },
  'GET /api/people/Agencies.csv': { path: '/api/people/Agencies.csv' },
  'GET /api/people/Agencies/:id': { path: '/api/people/Agencies/2000000001' },
  'POST /api/people/Agencies': { path: '/api/people/Agencies', body: agency },
  'PUT /api/people/Agencies/:id': { path: '/api/people/Agencies/2000000001', body: { ...agency, Version } },
  'GET /api/people/Agencies/:id/Logo': { path: '/api/people/Agencies/2000000001/Logo' },
  'POST /api/people/Agencies/:id/Logo': { path: '/api/people/Agencies/2000000001/Logo' },
  'DELETE /api/people/Agencies/:id/Logo': { path: '/api/people/Agencies/2000000001/Logo' },
  'GET /api/people/Carrier': { path: '/api/people/Carrier' },
  'GET /api/people/Carrier/Logo': { path: '/api/people/Carrier/Logo' },
  'POST /api/people/Carrier/Logo': { path: '/api/people/Carrier/Logo' },
  'DELETE /api/people/Carrier/Logo': { path: '/api/people/Carrier/Logo' },
};
