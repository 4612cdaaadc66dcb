import { calls, get, post } from '#shared/answers/calls';
import {
  CONTRACT_DETAIL,
  UPDATE_PCP_PATH,
  UPDATE_PCP_QUERY,
  UPDATED_PCP,
} from '#shared/book-of-business/individuals/contract/contract-detail.record';
import { INDIVIDUAL_BOOKS, INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';

/** A contract of the individual or the Medicare book. Spec 000 section 7, "Book of business"; individuals, section 3. */
export const CONTRACT_DETAILS = calls('/api/BobIndividual', INDIVIDUAL_QUOTING, {
  find: get('GetContractDetail/:contractId', {
    about: 'Void contracts and those of a retired book too.',
    path: { contractId: 'text' },
    answers: CONTRACT_DETAIL,
    refuses: ['NOT_FOUND'],
  }),
  updatePcp: post(
    ['UpdatePcp/:enterpriseId/:pcpId/:facetsId/:day', 'UpdatePcp/:enterpriseId/:pcpId/:facetsId/:day/:existingPatient'],
    {
      about:
        'Requests another primary care provider for a member from a day on, MM-DD-YYYY; `existingPatient` is true or false. Waits for the\ncarrier for a while. A repeat of the same request changes nothing.',
      allow: INDIVIDUAL_BOOKS,
      path: UPDATE_PCP_PATH,
      query: UPDATE_PCP_QUERY,
      answers: UPDATED_PCP,
      refuses: ['NOT_FOUND', 'RULE_BROKEN', 'WRONG_STATE'],
    },
  ),
});
