import { calls, file, get, post, remove } from '#shared/answers/calls';
import { LOGO_HOLDER } from '#shared/people/logo.record';

/** The agency of an agent admin. No request names one. */
export const OWN_AGENCY = calls('/api/agency', ['agentadmin'], {
  describe: get('', { about: "The caller's agency.", answers: LOGO_HOLDER, refuses: ['NOT_FOUND'] }),
  viewLogo: get('Logo', {
    about: "The picture on the agency's proposals.",
    answers: file('image/png'),
    refuses: ['NOT_FOUND'],
  }),
  setLogo: post('Logo', {
    about: 'multipart/form-data with one file, a PNG or JPEG of at most 256 KB. It replaces the one before.',
    body: 'form',
    answers: LOGO_HOLDER,
    refuses: ['NOT_FOUND'],
  }),
  removeLogo: remove('Logo', {
    about: 'Proposals show no picture from now on.',
    answers: LOGO_HOLDER,
    refuses: ['NOT_FOUND'],
  }),
});
