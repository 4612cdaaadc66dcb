import { calls, file, get, post, remove } from '#shared/answers/calls';
import { LOGO_HOLDER } from '#shared/people/logo.record';

/** The carrier whose logo all proposals show. */
export const CARRIER = calls('/api/people/Carrier', ['superuser'], {
  describe: get('', { about: 'The carrier, by the name that the rule InsurerName gives it.', answers: LOGO_HOLDER }),
  viewLogo: get('Logo', {
    about: "The carrier's picture on all proposals.",
    answers: file('image/png'),
    refuses: ['NOT_FOUND'],
  }),
  setLogo: post('Logo', {
    about: 'multipart/form-data with one file, a PNG or JPEG of at most 256 KB. It replaces the one before.',
    body: 'form',
    answers: LOGO_HOLDER,
  }),
  removeLogo: remove('Logo', { about: 'Proposals show no logo of the carrier from now on.', answers: LOGO_HOLDER }),
});
