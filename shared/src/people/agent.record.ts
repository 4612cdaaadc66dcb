import { askedText } from '#shared/answers/list-query.record';
import { record, type Wire } from '#shared/records/field';
import { count, email, flag, id, listOf, nested, orNull, phone, text, version } from '#shared/records/kinds';
import { counted } from '#shared/formats/text';
import { emailProblem } from '#shared/formats/email';
import { nameProblem } from '#shared/formats/person-name';

/** Column limits; the wording is ours. */
export const SRC_AGENT_ID_MISSING = 'Enter the agent number.';
export const SRC_AGENT_ID_INVALID = 'Use at most 20 letters, digits and hyphens.';
export const SRC_AGENT_ID_TAKEN = 'Another agent has this number.';
export const NPN_INVALID = 'A National Producer Number has up to 10 digits.';
export const FIRST_NAME_MISSING = 'Enter the first name.';
export const LAST_NAME_MISSING = 'Enter the last name.';
export const NAME_TOO_LONG = 'Use at most 60 characters.';
export const AGENCY_MISSING = 'Choose the agency.';
export const AGENCY_NOT_OFFERED = 'Choose an agency from the list.';

export const MAX_AGENT_EMAIL = 120;
const AGENT_EMAIL_TOO_LONG = `Use an email address of at most ${MAX_AGENT_EMAIL} characters.`;

export function srcAgentIdProblem(text: string): string | null {
  const number = text.trim();
  return number === '' ? SRC_AGENT_ID_MISSING : /^[A-Za-z\d-]{1,20}$/.test(number) ? null : SRC_AGENT_ID_INVALID;
}

/** Blank is valid. */
export const npnProblem = (text: string): string | null => (/^\d{0,10}$/.test(text.trim()) ? null : NPN_INVALID);

export const firstNameProblem = (text: string): string | null => namePart(text, FIRST_NAME_MISSING);
export const lastNameProblem = (text: string): string | null => namePart(text, LAST_NAME_MISSING);

/** Blank is valid. */
export const agentEmailProblem = (text: string): string | null =>
  text.trim().length > MAX_AGENT_EMAIL ? AGENT_EMAIL_TOO_LONG : emailProblem(text);

function namePart(text: string, missing: string): string | null {
  const name = text.trim();
  return name === '' ? missing : name.length > 60 ? NAME_TOO_LONG : nameProblem(name);
}

/** What moves with an agent who changes agency: "12 groups and 1 user move with this agent." */
export function movesWithAgent({ groups, users }: { groups: number; users: number }): string {
  const moved = [groups > 0 && counted(groups, 'group'), users > 0 && counted(users, 'user')].filter(Boolean);
  return moved.length === 0
    ? 'No groups and no users move with this agent.'
    : `${moved.join(' and ')} ${groups + users === 1 ? 'moves' : 'move'} with this agent.`;
}

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
  Email: email('Email', agentEmailProblem),
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
