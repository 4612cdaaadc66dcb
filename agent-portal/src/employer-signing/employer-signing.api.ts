import type {
  EmployerAccess,
  EmployerDeclineRequest,
  EmployerPages,
  EmployerSignRequest,
} from '#shared/enrollment/employer-signature.record';
import { sendJson } from '#web/http/client';
import { download, type ReceivedFile } from '#web/http/files';
import { IN_SCREEN } from '#web/http/in-screen';

/** Link and code are sent in the body, so that they appear in no logged URL. */
const PATH = '/api/employersignature';

export const openPages = (access: EmployerAccess): Promise<EmployerPages> =>
  sendJson<EmployerPages>('POST', `${PATH}/Open`, access, IN_SCREEN);

export const downloadApplication = (access: EmployerAccess): Promise<ReceivedFile> =>
  download({ method: 'POST', path: `${PATH}/Application`, body: access });

export const signAsEmployer = (request: EmployerSignRequest): Promise<void> =>
  sendJson<void>('POST', `${PATH}/Sign`, request, IN_SCREEN);

export const declineAsEmployer = (request: EmployerDeclineRequest): Promise<void> =>
  sendJson<void>('POST', `${PATH}/Decline`, request, IN_SCREEN);
