import { commitAll, hold, pendingChanges, withPending, type Change } from './pending-changes.ts';

const ROWS = [
  { id: 1, Owner: 'Ann' },
  { id: 2, Owner: null },
];

/** A change that records when it is sent, and completes when `save` is called. */
function slow(name: string, log: string[], change: Partial<Change> = {}) {
  let save = () => {};
  const saved = new Promise<void>((resolve) => (save = resolve));
  const commit = (isLeaving: boolean) => {
    log.push(isLeaving ? `${name} while leaving` : name);
    return saved;
  };
  return { save, held: hold({ resource: 'quote', ids: [1], commit, ...change }) };
}
const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('a change that can be undone', () => {
  it('shows at once and until it is saved, whatever the list answers meanwhile', async () => {
    const log: string[] = [];
    const { held, save } = slow('release', log, { preview: (row) => ({ ...row, Owner: null }) });
    expect(withPending(ROWS, 'quote')).toEqual([{ id: 1, Owner: null }, ROWS[1]]);
    expect(withPending(ROWS, 'payment')).toEqual(ROWS);
    const committed = held.commit();
    await turn();
    expect([log, held.isOpen()]).toEqual([['release'], false]);
    expect(withPending(ROWS, 'quote')[0]).toEqual({ id: 1, Owner: null });
    save();
    await committed;
    expect(withPending(ROWS, 'quote')).toEqual(ROWS);
  });

  it('is never sent once it is undone, and never undone once it is sent', async () => {
    const log: string[] = [];
    const first = slow('first', log, { preview: () => null, takeBack: () => log.push('taken back') });
    expect(withPending(ROWS, 'quote')).toEqual([ROWS[1]]);
    first.held.undo();
    await first.held.commit();
    const second = slow('second', log, { takeBack: () => log.push('never') });
    second.save();
    await second.held.commit();
    second.held.undo();
    expect([log, pendingChanges()]).toEqual([['taken back', 'second'], []]);
  });

  it('is sent before a later one of the same row', async () => {
    const log: string[] = [];
    const first = slow('release', log);
    const second = slow('claim', log);
    const other = slow('other row', log, { ids: [2] });
    const committed = second.held.commit();
    await turn();
    expect([log, first.held.isOpen(), other.held.isOpen()]).toEqual([['release'], false, true]);
    first.save();
    second.save();
    await committed;
    expect(log).toEqual(['release', 'claim']);
    other.held.undo();
  });

  it('is sent when the page is left, without waiting for another one', async () => {
    const log: string[] = [];
    const first = slow('release', log);
    slow('other row', log, { ids: [2] });
    slow('claim', log);
    void commitAll(true);
    await turn();
    expect(log).toEqual(['release', 'other row while leaving', 'claim while leaving']);
    expect(first.held.isOpen()).toBe(false);
  });
});
