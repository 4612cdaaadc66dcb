import { emailProblem, parseEmail } from '#shared/formats/email';
import { cleanText, oneLineProblem, printable } from '#shared/formats/text';
import { formatTaxId, parseTaxId, taxIdProblem } from '#shared/formats/tax-id';
import { groupNumber } from '#shared/groups/enterprise-id';
import { sicCodeProblem } from '#shared/groups/group-rules';
import { ADDRESS } from '#shared/locations/address.record';
import { AGENT_CARD } from '#shared/people/agent.record';
import { record, type Sent, type Wire } from '#shared/records/field';
import {
  count,
  day,
  described,
  email,
  flag,
  id,
  listOf,
  nested,
  optional,
  orNull,
  phone,
  requiredFlag,
  sentBack,
  text,
  version,
  whole,
} from '#shared/records/kinds';

/** POST /api/group. Spec 002 section 3. Checks shape only: places, agents and flags need the database. */
export const GROUP = record('NewGroup', {
  GroupName: text('Group name', {
    max: 150,
    problem: (name) => (name === '' ? 'Group name is required.' : printable(oneLineProblem)(name)),
    stored: cleanText,
    example: 'Lakeshore Tool & Die',
  }),
  TaxId: optional(
    text('Tax ID', {
      problem: taxIdProblem,
      stored: (typed) => parseTaxId(typed) ?? typed,
      shown: formatTaxId,
      about: 'Nine digits; null while it is not known.',
      example: '381234567',
    }),
  ),
  SICCode: optional(text('SIC code', { problem: sicCodeProblem, about: 'Four digits.', example: '5812' })),
  ReligiousFlag: flag('Religious organization'),
  PhoneNumber: optional(phone('Phone number')),
  GroupEmail: optional(email('Email', emailProblem, { stored: (typed) => parseEmail(typed) ?? typed })),
  Address: nested(
    'Address',
    record({
      General: described(nested('General address', ADDRESS), 'The principal address: it decides the rating area.'),
      Billing: described(optional(nested('Billing address', ADDRESS)), 'Null: the same as General.'),
    }),
  ),
  IsCAMADGroup: flag('CAMAD group'),
  IsAgentBrokerGroup: flag('Agent-broker group'),
  TotalHealthcare: flag('Total Healthcare'),
  IsLargeToSmallRolloverGroup: flag('Large to small rollover'),
  TotalEligibleEmployees: optional(whole('Total eligible employees', { min: 0, max: 100_000 })),
  /** By id; a whole agent may be sent, as the group answers it. */
  AssociatedAgents: listOf<{ Id: number }>(
    'Agents',
    nested('Agent', record({ ...sentBack(AGENT_CARD), Id: id('Agent') })),
    { most: 10 },
  ),
});

/** GET /api/group and the response of every call that changes a group. */
export const GROUP_ROW = record('GroupAnswer', {
  Id: id('Id'),
  Version: version(),
  GroupEnterpriseId: described(groupNumber('10012345'), 'Null until it is enrolled.'),
  ...GROUP,
  RenewalDate: orNull(day('Renewal date')),
  RenewalMonth: orNull(whole('Renewal month', { min: 1, max: 12, example: 1 })),
  RateArea: orNull(
    whole('Rating area', { min: 1, max: 16, about: 'Of the general address; 16 is PPO only.', example: 12 }),
  ),
  IsRolloverToLargeGroup: flag('Rollover to large group'),
  IsRenewOLFO: flag('OLFO renewal'),
  AssociatedAgents: listOf('Agents', nested('Agent', AGENT_CARD)),
  TotalNumberMembers: count('Members'),
  TotalNumberEmployees: count('Employees'),
  LastEffectiveDate: described(orNull(day('Effective date')), 'When the coverage that it has took effect.'),
  SubGroupNames: listOf('Subgroups', text('Subgroup', { example: 'Lakeshore Tool East' })),
});

/** PUT /api/group. The whole group may be sent, as it was answered: fields that the user cannot change are ignored. */
export const GROUP_CHANGE = record('GroupChange', {
  ...sentBack(GROUP_ROW),
  ...GROUP,
  Id: id('Id'),
  Version: version(),
  CurrentQuoteId: described(optional(id('Quote')), 'The quote from whose screen the group is edited.'),
});
/** PUT /api/group/SetRollOverLargeGroupStatus: uses only the flag of the group sent; other fields must be unchanged or absent. */
export const ROLLOVER_STATUS = record('RolloverStatus', {
  ...sentBack(GROUP_ROW),
  Id: id('Id'),
  Version: version(),
  IsRolloverToLargeGroup: requiredFlag('Rollover to large group'),
});
/** PUT /api/group/SetRenewOLFOStatus: likewise. */
export const OLFO_STATUS = record('OlfoStatus', {
  ...sentBack(GROUP_ROW),
  Id: id('Id'),
  Version: version(),
  IsRenewOLFO: requiredFlag('OLFO renewal'),
});
/** POST /api/group/AssignGroupEnterpriseId/{groupId}/{enterpriseId}. */
export const ENTERPRISE_ID_ASSIGNMENT = record('EnterpriseIdAssignment', {
  ReplacesEnterpriseId: described(
    optional(text('Replaces', { max: 20 })),
    'The number that the new one replaces: a caller who overwrites a number confirms which.',
  ),
});

export type GroupRequest = Sent<typeof GROUP>;
export type GroupResponse = Wire<typeof GROUP_ROW>;
