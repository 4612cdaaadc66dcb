import { calls, file, get, orNone } from '#shared/answers/calls';
import { INSTALLATION } from '#shared/installation/installation.record';

/** Installations, for internal staff. The paths are ours: the specification names none. */
export const INSTALLATION_CALLS = calls('/api/installation', ['internal'], {
  find: get('GetInstallation/:quoteId', {
    about: 'null if there is none yet.',
    answers: orNone(INSTALLATION),
    refuses: ['NOT_FOUND'],
  }),
  file834: get('Get834/:quoteId', {
    about: 'The enrollment as an X12 834 file, without SSNs.',
    answers: file('application/edi-x12'),
    refuses: ['NOT_FOUND'],
  }),
});
