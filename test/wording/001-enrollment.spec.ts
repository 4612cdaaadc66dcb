import { RULE_KEYS } from '../../shared/src/business-rules/rule-catalogue.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import * as options from '../../shared/src/enrollment/application-options.ts';
import { APPLICATION_SAVED, FORM_INVALID } from '../../shared/src/enrollment/application/application-problems.ts';
import { section111DateProblem } from '../../shared/src/enrollment/application/employer-size.ts';
import { TAX_ID_TAKEN, TAX_IDS_UNIQUE } from '../../shared/src/enrollment/application/tax-control.ts';
import { decidedMessage, DECISION_LABELS } from '../../shared/src/enrollment/decisions.ts';
import { DOCUMENT_TYPES } from '../../shared/src/enrollment/documents.record.ts';
import { DOCUMENT_DELETED, MUST_BE_PDF } from '../../shared/src/enrollment/upload-rules.ts';
import { FILE_TYPE_NOT_SUPPORTED } from '../../shared/src/enrollment/members/import/read-file.ts';
import * as members from '../../shared/src/enrollment/members/member-problems.ts';
import * as waiting from '../../shared/src/enrollment/members/employment-problems.ts';
import { SSN_DOTS } from '../../shared/src/formats/ssn.ts';
import { PAYMENT_PAGE_FAILED } from '../../shared/src/payments/hand-off.ts';
import { groupStatusLabel } from '../../shared/src/quotes/quote-status.ts';
import { itHas, itLists, itSays } from './sentences.ts';

describe('what document 001, enrollment, says word for word', () => {
  itSays([
    [4, 'Quote has been Pended.', decidedMessage('Pended')],
    [4, 'Quote has been Approved.', decidedMessage('Approved')],
    [4, 'Quote has been Manually Processed.', decidedMessage('Rejected')],
    [4, 'Quote has been Declined.', decidedMessage('Declined')],
    [4, 'Sales Review', groupStatusLabel('Complete', 'external')],
    [4, 'Manually Processed', groupStatusLabel('Rejected', 'external')],
    [4, 'Passively Renewed', groupStatusLabel('PassiveRenewalFailure', 'external')],
    [4, 'New Group', groupStatusLabel('NewGroup', 'external')],
    [4, 'Failed Enrollment', groupStatusLabel('FailedEnrollment', 'external')],
    [5, 'The form is either invalid or incomplete. Please fix the following errors:', FORM_INVALID],
    [5, 'Tax IDs must be unique across the primary group and all subgroups', TAX_IDS_UNIQUE],
    [5, 'Another group is currently enrolled with this tax id. Please enter a unique tax ID.', TAX_ID_TAKEN],
    [
      5,
      'PLEASE ENTER A DATE OF 1/3/2027 OR AFTER',
      section111DateProblem(isoDate('2027-01-02'), isoDate('2027-01-01')) ?? undefined,
    ],
    [5, 'Upload a supporting document. It must be a PDF.', MUST_BE_PDF],
    [
      5,
      'The employee has not satisfied the new-hire waiting period. Please correct the date of hire or remove the employee from the census.',
      waiting.WAITING_PERIOD_NOT_SATISFIED,
    ],
    [5, 'Please select Employee segment before entering Date of Hire.', waiting.SELECT_SEGMENT_FIRST],
    [
      5,
      'You must select the Enhanced domestic partner coverage level when enrolling a domestic partner of the opposite sex.',
      members.ENHANCED_LEVEL_NEEDED,
    ],
    [5, 'This file type is not supported at this time. Please use .xlsx file to import.', FILE_TYPE_NOT_SUPPORTED],
    [8, 'Application form has been saved successfully.', APPLICATION_SAVED],
    [8, 'Member information successfully saved.', members.MEMBER_SAVED],
    [8, 'Document successfully deleted.', DOCUMENT_DELETED],
    // Where the document has {payment provider}.
    [8, 'There was an error navigating to InstaMed. Please try again later!', PAYMENT_PAGE_FAILED],
    [9, '••••••••••', SSN_DOTS],
  ]);

  itHas(3, ['Active', 'New', 'Inactive', 'Termed'], options.SUBGROUP_STATUSES);
  itHas(3, ['None', 'Limited', 'Enhanced'], options.DOMESTIC_PARTNER_LEVELS);
  itHas(
    3,
    ['Partnership', 'Corporation', 'Farmer', 'Limited liability company', 'Non profit organization', 'Sole proprietor'],
    options.COMPANY_TYPES,
  );
  itLists(
    3,
    [
      'Aetna',
      'BCBSM',
      'BCN',
      'Cigna',
      'HAP',
      'individual coverage',
      'McLaren',
      'Other',
      'Physicians Health Plan',
      'Total Health',
      'United Health Care',
      'None',
    ],
    options.RECENT_INSURERS,
  );
  itHas(
    3,
    [
      'Active',
      'Hourly',
      'Salary',
      'Management',
      'Non-management',
      'Union',
      'Non-union',
      'Owners',
      'Supervisors',
      'Managers',
      'Physicians',
      'Other staff',
      'Location',
      'Other',
    ],
    options.SEGMENT_NAMES,
  );
  itLists(3, ['date of hire', '30 days', '60 days', '90 days'], Object.values(options.NEW_HIRE_LABELS));
  itLists(3, ['last day worked'], Object.values(options.END_OF_COVERAGE_LABELS));
  itLists(6, ['Approve', 'Pend', 'Manual', 'Reject', 'Return to Agent'], Object.values(DECISION_LABELS));
  itHas(6, ['DisableForExternalAgentFlag', 'BypassMemberEnrollmentMemberCountThreshold'], RULE_KEYS);

  it.each([
    [1, 'group agreement'],
    [15, 'small group business proofs'],
    [17, 'quarterly wage detail'],
    [18, 'member enrollment forms'],
    [19, 'federal W-9'],
    [20, 'delta dental proposal'],
    [21, 'waivers'],
    [22, 'agent access request'],
    [24, 'voided check'],
    [25, 'tax documents'],
    [26, 'FSA checklist'],
    [30, 'FSA enrollment forms'],
    [27, 'common control letter'],
    [28, 'HRA application'],
    [29, 'HRA funding arrangement'],
    [31, 'HRA schedule of reimbursement'],
  ] as const)('section 9: document type %i is the %s', (id, name) => {
    expect(DOCUMENT_TYPES[id].toLowerCase()).toBe(name.toLowerCase());
  });
});
