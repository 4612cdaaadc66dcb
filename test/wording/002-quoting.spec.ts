import { RULE_KEYS } from '../../shared/src/business-rules/rule-catalogue.ts';
import { readRules } from '../../shared/src/business-rules/rules.ts';
import * as saved from '../../shared/src/business-rules/business-rule.record.ts';
import * as age from '../../shared/src/census/age-rules.ts';
import * as approval from '../../shared/src/census/census-approval.ts';
import * as household from '../../shared/src/census/household-rules.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { HELD_PAYMENT_STATUSES } from '../../shared/src/error-reports/error-reports.ts';
import {
  AT_LEAST_ONE_AGENT,
  GROUP_STATUS_FLAG_WORDS,
  NO_PROPOSAL_FOR_OLFO,
  NO_QUOTE_FOR_OLFO,
} from '../../shared/src/groups/group-rules.ts';
import * as marketplace from '../../shared/src/marketplace/eligibility-problem.ts';
import { AGENTS_ONLY } from '../../shared/src/marketplace/marketplace-facts.ts';
import * as subsidy from '../../shared/src/eligibility/net-premium.ts';
import * as compare from '../../shared/src/plans/compare-rows.ts';
import { quoteHasBeen } from '../../shared/src/plans/manual-status-update.ts';
import * as selection from '../../shared/src/plans/selection.ts';
import { offeredParts } from '../../shared/src/proposals/proposal-parts.ts';
import { groupStatusLabel } from '../../shared/src/quotes/quote-status.ts';
import { QUOTE_TYPE_ID } from '../../shared/src/quotes/quote-type.ts';
import { NO_NEW_PLANS_WHEN_RENEWING } from '../../shared/src/renewals/renewal-state.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { DEFAULT_QUEUE_STATUSES } from '../../shared/src/sales/queue-views.ts';
import { MORE_CRITERIA } from '../../shared/src/search/group-criteria.ts';
import { itHas, itSays } from './sentences.ts';

const DAY = isoDate('1960-01-02');
const ROLLOVER = GROUP_STATUS_FLAG_WORDS.IsRolloverToLargeGroup;
const OLFO = GROUP_STATUS_FLAG_WORDS.IsRenewOLFO;

describe('what document 002, quoting and internal operations, says word for word', () => {
  itSays([
    [4, 'Sales Review', groupStatusLabel('Complete', 'internal')],
    [4, 'Manually Processed', groupStatusLabel('Rejected', 'internal')],
    [4, 'Passively Renewed', groupStatusLabel('PassiveRenewalFailure', 'external')],
    [5, 'At least one agent must be assigned', AT_LEAST_ONE_AGENT],
    [
      5,
      'A child cannot be enrolled if they are over 26 years old as of the renewal date of the quote',
      age.CHILD_OVER_AGE_AT_RENEWAL,
    ],
    [
      5,
      'A child cannot be enrolled if they are over 26 years old as of the effective date of the quote',
      age.CHILD_OVER_AGE_AT_EFFECTIVE_DATE,
    ],
    [5, 'The date of birth cannot be earlier than 1/2/1960', age.birthDateTooEarly(DAY)],
    [5, 'The date of birth cannot be later than 1/2/1960', age.birthDateTooLate(DAY)],
    [5, 'A dependent cannot enroll in medical if the subscriber waived it.', household.DEPENDENT_MEDICAL_WAIVED],
    [5, 'A dependent cannot enroll in dental if the subscriber waived it.', household.DEPENDENT_DENTAL_WAIVED],
    [5, 'Only one spouse or domestic partner per employee.', household.ONE_SPOUSE],
    [5, 'At least one member must enroll in a medical plan', approval.NOBODY_ENROLLS],
    [5, 'You may only choose up to three medical plans for comparison.', compare.TOO_MANY_COMPARED],
    [5, 'At least one medical plan must be selected to compare.', compare.NONE_COMPARED],
    [5, 'You can not select more than one dental plan.', selection.ONE_DENTAL_PLAN],
    [5, 'A group cannot add new plans when they choose to renew their current plans', NO_NEW_PLANS_WHEN_RENEWING],
    [
      5,
      'You have selected more plans than the maximum 4 plans allowed for this group. Please remove one to proceed. A Small Business representative will contact you after you submit enrollment.',
      selection.tooManyPlans(4),
    ],
    [
      5,
      'A HealthbyChoice plan may only be paired with another HealthbyChoice plan. Edit your plan selection to comply with participation rules and proceed with enrollment.',
      selection.HBC_PAIRING,
    ],
    [
      5,
      'You have selected more plans than the maximum amount allowed for this group. A Small Business representative will contact you after you submit enrollment.',
      selection.MANY_PLANS,
    ],
    [5, 'Elected amount cannot be less than zero', subsidy.ELECTED_BELOW_ZERO],
    [5, 'Elected amount cannot exceed maximum subsidy', subsidy.ELECTED_ABOVE_MAXIMUM],
    [5, 'Please enter elected subsidy amount.', subsidy.ELECTED_MISSING],
    [5, 'Please enter additional search criteria.', MORE_CRITERIA],
    [
      6,
      'You cannot create a proposal for this group because it is an OLFO group. Please contact the sales team for more information.',
      NO_PROPOSAL_FOR_OLFO,
    ],
    [
      6,
      'You cannot create a new quote for this group because it is an OLFO group, please contact the sales team for more information.',
      NO_QUOTE_FOR_OLFO,
    ],
    [6, 'You must be an agent to access the FFM.', AGENTS_ONLY],
    [8, 'The rollover to large group status updated successfully.', ROLLOVER.updated],
    [8, 'Error processing the rollover to large group status update request.', ROLLOVER.failed],
    [8, 'The OLFO renewal status updated successfully.', OLFO.updated],
    [8, 'Error processing the OLFO renewal status update request.', OLFO.failed],
    [
      8,
      'You can’t edit your census after you view plans. Copy your quote to make census changes and continue.',
      approval.CENSUS_LOCKED,
    ],
    [8, 'Unable to delete census. Please load your census document again.', approval.DELETE_CENSUS_FAILED],
    [8, 'There was an error while trying to fetch data from the government services.', marketplace.FETCH_FAILED],
    [
      8,
      'Your client does not qualify for a special enrollment period and is not eligible to enroll outside of annual open enrollment',
      marketplace.NO_ENROLLMENT_PERIOD,
    ],
    [8, 'No applicants were returned in the request for an eligibility application.', marketplace.NO_APPLICANTS],
    [8, 'An error occured attempting to start your FFM Quote.', marketplace.START_FAILED],
    [8, 'Redirect failed.', marketplace.REDIRECT_FAILED],
    [8, 'Quote has been Manually Processed.', quoteHasBeen('Rejected')],
    [8, 'Configuration details added successfully.', saved.RULE_ADDED],
    [8, 'Configuration details updated successfully.', saved.RULE_UPDATED],
    [8, 'Please refresh the page to view added/updated configuration', saved.REFRESH_RULES],
  ]);

  it.each([
    ['SmallGroupRenewal', 1],
    ['SmallGroupNewBusiness', 2],
    ['IndividualRenewal', 3],
    ['IndividualNewBusiness', 4],
  ] as const)('section 3: %s is quote type %i', (type, id) => {
    expect(QUOTE_TYPE_ID[type]).toBe(id);
  });

  itHas(3, ['Open', 'Closed'], HELD_PAYMENT_STATUSES);
  itHas(4, ['Approved', 'Rejected', 'PassivelyRenewed'], DEFAULT_QUEUE_STATUSES);
  itHas(
    6,
    [
      'tuo-role-smallgroupagent',
      'tuo-role-individualagent',
      'tuo-role-smallgroupagentadmin',
      'tuo-role-camadinternal',
      'pq-role-superuser',
    ],
    Object.values(ROLES),
  );
  itHas(
    3,
    [
      'InternalSales',
      'InternalOperations',
      'MaxNumberPlansSmallGroupInternal',
      'MaxNumberPlansSmallGroupExternal',
      'MinNumberEmployeesInSmallGroup',
      'MaxForSmallGroupSmall',
      'MaxNumberEmployeesInSmallGroup',
      'WarnMaxNumberPlansSmallGroupSmall',
      'WarnMaxNumberPlansSmallGroupLarge',
    ],
    RULE_KEYS,
  );
  itHas(
    9,
    ['MaxEmployeeAge', 'MinimumAdultAge', 'MaxNumberDentalPlansSmallGroup', 'SmallGroupSalesPhoneNum'],
    RULE_KEYS,
  );

  const rules = readRules({});
  const labels = (['SmallGroupNewBusiness', 'SmallGroupRenewal'] as const)
    .flatMap((type) => offeredParts(rules, type))
    .map(({ label }) => label.toLowerCase());
  it.each([
    'rate grid',
    'SBC',
    'benefit summary',
    'participation rules',
    'enrollment form',
    'waiver form',
    'new business application',
    'group agreement',
    'W-9',
    'renewal decision',
  ])('section 9: a proposal may have the %s', (part) => {
    expect(labels.some((label) => label.includes(part.toLowerCase()))).toBe(true);
  });
});
