import type { BookRequest } from './book-request.ts';

/** Of browsers whose user's password was accepted. Public: they have no user yet. */
export const BEFORE_SECOND_STEP = [
  'GET /api/account/SecondStep',
  'POST /api/account/SecondStep',
  'POST /api/account/SecondStep/SetUp',
  'POST /api/account/SecondStep/Confirm',
  'POST /api/account/SecondStep/Passkey',
  'POST /api/account/SecondStep/Passkey/Challenge',
  'POST /api/account/SecondStep/Passkey/SetUp',
  'POST /api/account/SecondStep/Passkey/Confirm',
];

/** Of every signed-in user. The passkey does not exist. */
export const SECOND_STEP_REQUESTS: Record<string, BookRequest> = {
  'GET /api/account/SecondFactor': { path: '/api/account/SecondFactor' },
  'POST /api/account/SecondFactor/SetUp': { path: '/api/account/SecondFactor/SetUp', body: { Password: 'no' } },
  'POST /api/account/SecondFactor/Confirm': { path: '/api/account/SecondFactor/Confirm', body: { Code: '123456' } },
  'POST /api/account/SecondFactor/RecoveryCodes': {
    path: '/api/account/SecondFactor/RecoveryCodes',
    body: { Code: '123456' },
  },
  'POST /api/account/SecondFactor/Remove': { path: '/api/account/SecondFactor/Remove', body: { Code: '123456' } },
  'POST /api/account/Passkeys/SetUp': { path: '/api/account/Passkeys/SetUp', body: { Password: 'no' } },
  'POST /api/account/Passkeys/Confirm': {
    path: '/api/account/Passkeys/Confirm',
    body: { Name: 'Laptop', Id: 'AAAA', ClientData: 'AAAA', Attestation: 'AAAA', Transports: [] },
  },
  'POST /api/account/Passkeys/Challenge': { path: '/api/account/Passkeys/Challenge' },
  'POST /api/account/Passkeys/Remove/:id': {
    path: '/api/account/Passkeys/Remove/2000000001',
    body: { Code: '123456' },
  },
};
