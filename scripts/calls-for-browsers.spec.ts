import { parseAst } from 'vite';
import { addressesOnly } from './calls-for-browsers.ts';

const CODE = `import { calls, get, put } from '#shared/answers/calls';
import { GROUP, GROUP_CHANGE } from '#shared/groups/group.record';
import { INDIVIDUAL_QUOTING } from '#shared/roles/permissions';

export const GROUPS = calls('/api/group', ['smallgroup', ...INDIVIDUAL_QUOTING], {
  find: get(['GetGroupById/:id', 'Get/:id'], { about: 'get("one")', answers: GROUP, refuses: ['NOT_FOUND'] }),
  change: put('', { body: GROUP_CHANGE, answers: GROUP }),
});
export const groupPath = (id) => \`/api/group/GetGroupById/\${id}\`;
`;

it('leaves a browser the method and the address of each call, and the imports that these need', () => {
  expect(addressesOnly(CODE, parseAst)).toBe(`import { calls, get, put } from '#shared/answers/calls';

import { INDIVIDUAL_QUOTING } from '#shared/roles/permissions';

export const GROUPS = calls('/api/group', ['smallgroup', ...INDIVIDUAL_QUOTING], {
  find: get(['GetGroupById/:id', 'Get/:id'], {}),
  change: put('', {}),
});
export const groupPath = (id) => \`/api/group/GetGroupById/\${id}\`;
`);
});
