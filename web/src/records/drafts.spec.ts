import { draftOf, dropAllDrafts, dropDraft, keepDraft } from './drafts.ts';

describe('drafts', () => {
  beforeEach(dropAllDrafts);

  it('bring back what their own user typed', () => {
    keepDraft({ userId: 1, name: 'new-group' }, { GroupName: 'Acme' });
    expect(draftOf({ userId: 1, name: 'new-group' })).toEqual({ GroupName: 'Acme' });
    expect(draftOf({ userId: 2, name: 'new-group' })).toBeNull();
    expect(draftOf({ userId: 1, name: 'group-7' })).toBeNull();
  });

  it('do not follow changes made after they were kept', () => {
    const values = { GroupName: 'Acme' };
    keepDraft({ userId: 1, name: 'new-group' }, values);
    values.GroupName = 'Other';
    expect(draftOf({ userId: 1, name: 'new-group' })).toEqual({ GroupName: 'Acme' });
  });

  it('are gone once dropped, one by one or all', () => {
    keepDraft({ userId: 1, name: 'a' }, 1);
    keepDraft({ userId: 1, name: 'b' }, 2);
    dropDraft({ userId: 1, name: 'a' });
    expect([draftOf({ userId: 1, name: 'a' }), draftOf({ userId: 1, name: 'b' })]).toEqual([null, 2]);
    dropAllDrafts();
    expect(draftOf({ userId: 1, name: 'b' })).toBeNull();
  });
});
