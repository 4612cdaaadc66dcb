import { unseenRefusals } from './refusal-guard.mjs';

const declared = (route: string, code: string) => ({ route, code, isSeen: false });
const seen = (route: string, code: string) => ({ route, code, isSeen: true });

describe('the guard over refusals', () => {
  it('names what a call declares and no test has seen, once', () => {
    const noted = [declared('POST /a', 'RULE_BROKEN'), declared('GET /b', 'NOT_FOUND'), seen('POST /a', 'NOT_FOUND')];
    expect(unseenRefusals([...noted, ...noted])).toEqual(['GET /b: NOT_FOUND', 'POST /a: RULE_BROKEN']);
  });

  it('is content where another process has seen it', () => {
    expect(unseenRefusals([seen('GET /b', 'NOT_FOUND'), declared('GET /b', 'NOT_FOUND')])).toEqual([]);
  });

  it('leaves out what every call answers', () => {
    expect(unseenRefusals([declared('GET /b', 'NOT_SIGNED_IN'), declared('GET /b', 'INTERNAL')])).toEqual([]);
  });
});
