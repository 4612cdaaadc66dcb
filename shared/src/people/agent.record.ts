import { askedText } from '#shared/answers/list-query.record';
import {
  AGENCY_MISSING,
  agentEmailProblem,
  firstNameProblem,
  lastNameProblem,
  npnProblem,
  srcAgentIdProblem,
} from '#shared/people/agent-rules';
import { record, type Wire } from '#shared/records/field';
import { count, email, flag, id, listOf, nested, orNull, phone, text, version } from '#shared/records/kinds';

/** POST /api/people/Agents. Spec 002 section 3, "Agent". */
export const AGENT = record('NewAgent', {
  SrcAgentId: text('Agent number', {
    problem: srcAgentIdProblem,
    stored: (typed) => typed.toUpperCase(),
    example: 'A1001',
  }),
  FirstName: text('First name', { problem: firstNameProblem, example: 'Ada' }),
  LastName: text('Last name', { problem: lastNameProblem, example: 'Byron' }),
  NpnNumber: text('NPN', { problem: npnProblem, about: "National Producer Number; '' for none.", example: '1234567' }),
  Phone: phone('Phone'),
  Email: email('E-mail', agentEmailProblem),
  AgencyId: id('Agency', AGENCY_MISSING),
  IsAgentBroker: flag('Agent-broker', { about: 'Shares groups with a second agent.' }),
  IsActive: flag('Active', { blank: true, about: 'Offered for new groups and new users.' }),
});
/** PUT /api/people/Agents/{id}. */
export const AGENT_CHANGE = record('AgentChange', { ...AGENT, Version: version() });
/** GET /api/people/Agents. */
export const AGENT_ROW = record('AgentAnswer', {
  Id: id('Id'),
  ...AGENT_CHANGE,
  AgencyName: text('Agency'),
  /** The agency's general agency; null if there is none. */
  GeneralAgencyName: orNull(text('General agency')),
  IsGeneralAgent: flag('General agent', { about: 'One of the users looks after the agencies under their own.' }),
  GroupCount: count('Groups'),
  Users: listOf(
    'Users',
    nested(
      'User',
      record({ Id: id('Id'), Username: text('User name'), FullName: text('Full name') }),
      ({ Username }) => Username,
    ),
  ),
});

/** An agent as shown to portal users: on a group, on a quote, on a proposal. Spec 000 section 3, "Agent". */
export const AGENT_CARD = record('AgentCardAnswer', {
  Id: id('Id'),
  SrcAgentId: AGENT.SrcAgentId,
  Name: nested(
    'Name',
    record({ First: AGENT.FirstName, Last: AGENT.LastName }),
    ({ First, Last }) => `${First} ${Last}`,
  ),
  NpnNumber: AGENT.NpnNumber,
  AgencyName: text('Agency', { example: 'Great Lakes Benefit Partners' }),
  Phone: AGENT.Phone,
  Email: AGENT.Email,
  IsAgentBroker: AGENT.IsAgentBroker,
});

export type Agent = Wire<typeof AGENT_CARD>;
export type AgentRequest = Wire<typeof AGENT>;
export type ChangeAgentRequest = Wire<typeof AGENT_CHANGE>;
export type AgentRow = Wire<typeof AGENT_ROW>;

export const AGENT_ORDERS = ['Name', 'SrcAgentId', 'NpnNumber'] as const;
export type AgentOrder = (typeof AGENT_ORDERS)[number];
export interface AgentsFilter {
  q?: string;
  AgencyId?: number;
  IsActive?: boolean;
  IsAgentBroker?: boolean;
  id?: number[];
}

/** Each a prefix; missing or empty ones are ignored. */
export const AGENT_CRITERIA = record({
  FirstName: askedText('First name', undefined, 60),
  LastName: askedText('Last name', undefined, 60),
  SrcAgentId: askedText('Src agent ID', undefined, 20),
  AgencyName: askedText('Agency name', undefined, 150),
  range: askedText('Range', 'JSON: [first, last], at most 100 rows; without it the first 100.'),
});
