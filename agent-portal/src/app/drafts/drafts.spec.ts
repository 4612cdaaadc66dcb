import { draftOf, dropAllDrafts, dropDraft, keepDraft } from './drafts.ts';

describe('drafts', () => {
  beforeEach(dropAllDrafts);

  it('bring back what their own user typed', () => {
    keepDraft(1, 'new-group', { GroupName: 'Acme' });
    expect(draftOf(1, 'new-group')).toEqual({ GroupName: 'Acme' });
    expect(draftOf(2, 'new-group')).toBeNull();
    expect(draftOf(1, 'group-7')).toBeNull();
  });

  it('do not follow changes made after they were kept', () => {
    const values = { GroupName: 'Acme' };
    keepDraft(1, 'new-group', values);
    values.GroupName = 'Other';
    expect(draftOf(1, 'new-group')).toEqual({ GroupName: 'Acme' });
  });

  it('are gone once dropped, one by one or all', () => {
    keepDraft(1, 'a', 1);
    keepDraft(1, 'b', 2);
    dropDraft(1, 'a');
    expect([draftOf(1, 'a'), draftOf(1, 'b')]).toEqual([null, 2]);
    dropAllDrafts();
    expect(draftOf(1, 'b')).toBeNull();
  });
});
