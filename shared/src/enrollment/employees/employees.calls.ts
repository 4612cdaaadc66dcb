import { calls, get, nothing, post, put } from '#shared/answers/calls';
import {
  EMPLOYEE_LINKS,
  EMPLOYEE_PAGE,
  EMPLOYEE_PLACE,
  EMPLOYEE_PROVIDER,
  EMPLOYEE_PROVIDERS,
  EMPLOYEES,
  FINISH_AS_EMPLOYEE,
  NEW_EMPLOYEE_LINKS,
  NOTE_HOUSEHOLD,
  REMIND_EMPLOYEES,
  SAVE_AS_EMPLOYEE,
} from '#shared/enrollment/employees/employees.record';
import { ENROLLMENT_MEMBER } from '#shared/enrollment/members/members.record';
import { LINK_ACCESS } from '#shared/links/link.record';
import { LOCATION } from '#shared/locations/location.record';
import { PROVIDER } from '#shared/providers/provider.record';

/** Links with which the employees of a group do their part, for the agent. Ours: the specification has the agent's form only. */
export const EMPLOYEE_LINK_CALLS = calls('/api/enrollment', ['smallgroup'], {
  list: get('Employees/:quoteId', { answers: EMPLOYEES, refuses: ['NOT_FOUND'] }),
  ask: post('EmployeeLinks/:quoteId', {
    about:
      'All or nothing. The codes, and addresses that are not emailed, are revealed here only. An earlier link that was not answered ends. Emails are stored with the request, and sent in the background.',
    body: NEW_EMPLOYEE_LINKS,
    answers: EMPLOYEE_LINKS,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN'],
    status: 201,
  }),
  remind: post('RemindEmployees/:quoteId', {
    about: 'Sends the links again, each with another address: the earlier one opens nothing any more. The codes stay.',
    body: REMIND_EMPLOYEES,
    answers: nothing,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN'],
  }),
  withdraw: put('WithdrawEmployeeLink/:linkId', {
    about: 'It opens nothing any more; an answer stays.',
    answers: nothing,
    refuses: ['NOT_FOUND'],
  }),
});

const REFUSED = ['NOT_FOUND', 'RULE_BROKEN', 'WRONG_STATE', 'TOO_MANY_REQUESTS'] as const;

/** For an employee without an account, who has the link and its code. POSTs, to keep both out of URLs. */
export const EMPLOYEE_CALLS = calls('/api/employee', 'public', {
  open: post('Open', { body: LINK_ACCESS, answers: EMPLOYEE_PAGE, refuses: REFUSED }),
  save: post('Save', {
    about: 'Saved where the agent saves it, complete or not, over the version that was read.',
    body: SAVE_AS_EMPLOYEE,
    answers: ENROLLMENT_MEMBER,
    refuses: [...REFUSED, 'STALE_VERSION'],
  }),
  noteHousehold: post('NoteHousehold', {
    about: 'Tells the agent who is missing, or does not belong: the census itself is approved. The last note counts.',
    body: NOTE_HOUSEHOLD,
    answers: nothing,
    refuses: REFUSED,
  }),
  finish: post('Finish', { body: FINISH_AS_EMPLOYEE, answers: nothing, refuses: [...REFUSED, 'STALE_VERSION'] }),
  findPlace: post('Place', { body: EMPLOYEE_PLACE, answers: LOCATION, refuses: REFUSED }),
  searchProviders: post('Providers', { body: EMPLOYEE_PROVIDERS, answers: [PROVIDER], refuses: REFUSED }),
  findProvider: post('Provider', { body: EMPLOYEE_PROVIDER, answers: PROVIDER, refuses: REFUSED }),
});
