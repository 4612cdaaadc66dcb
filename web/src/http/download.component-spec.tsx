import { saved } from '#support/components/saved-files.ts';
import { download } from './files.ts';

const EXPIRED = { Code: 'CSRF_EXPIRED', Message: 'The page was open too long. Please try again.' };

it('saves a file under the name of the answer, with a fresh token when the first was out of date', async () => {
  const sent: string[] = [];
  const answers = [
    new Response(JSON.stringify(EXPIRED), { status: 403 }),
    new Response('{}'),
    new Response('a,b', { headers: { 'x-filename': 'caf%C3%A9.csv' } }),
  ];
  globalThis.fetch = async (path) => {
    sent.push(String(path));
    return answers.shift()!;
  };
  const names = await saved(() => download({ method: 'POST', path: '/api/x.csv', body: {} }));
  expect([sent, names]).toEqual([['/api/x.csv', '/api/account', '/api/x.csv'], ['café.csv']]);
});
