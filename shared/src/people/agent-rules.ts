import { counted } from '#shared/formats/counted';
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
const AGENT_EMAIL_TOO_LONG = `Use an e-mail address of at most ${MAX_AGENT_EMAIL} characters.`;

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
