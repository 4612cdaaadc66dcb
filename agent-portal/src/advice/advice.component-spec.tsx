import { fireEvent, screen, within } from '@testing-library/react';
import { adviceGaps, COMPENSATION_RULES, PERIOD_NEEDED } from '#shared/advice/advice-rules';
import type { Advice, StoredAdvice } from '#shared/advice/advice.record';
import { isoDate } from '#shared/dates/iso-date';
import { notes as told, openRoutes, pass, setUpTab } from '#support/components/open-screen.tsx';
import { saved } from '#support/components/saved-files.ts';
import { AdviceScreen } from './AdviceScreen.tsx';

const NOTHING: StoredAdvice = {
  Asked: '',
  Said: '',
  Why: '',
  Earns: null,
  EarnsPer: null,
  ExpectsThreshold: null,
  DisclosedOn: null,
  Disclosure: '',
  Version: 0,
};
const record = (Id: number): Advice['Records'][number] => ({
  Id,
  MadeAt: `2026-11-2${Id}T15:00:00.000Z`,
  MadeBy: 'Ada Agent',
  EffectiveDate: isoDate('2027-01-01'),
  FileName: 'Advice record.pdf',
  Size: 50_000,
  Sha256: `${Id}`.repeat(64),
  RetainUntil: isoDate('2036-11-20'),
});
const advice = (given: Partial<Advice> = {}): Advice => ({
  QuoteId: 7,
  Line: 'household',
  Customer: 'Ada Quixwater',
  QuoteName: 'New business 1/1/2027',
  EffectiveDate: isoDate('2027-01-01'),
  IsFfm: false,
  MayWrite: true,
  Notes: NOTHING,
  NotedAt: null,
  NotedBy: null,
  Records: [],
  ...given,
});

describe('the advice record', () => {
  let stored: Advice;
  let sent: { path: string; body: unknown }[];
  /** What the next change is answered. */
  let refusal: { status: number; body: object } | null;
  let isNew: boolean;
  setUpTab((path, { method = 'GET', body } = {}) => {
    if (path.includes('/records/')) {
      return Promise.resolve(new Response('%PDF-', { headers: { 'x-filename': 'Advice%20record.pdf' } }));
    }
    if (method !== 'GET') {
      sent.push({ path, body: JSON.parse(String(body)) });
      if (refusal) {
        return Promise.resolve(Response.json(refusal.body, { status: refusal.status }));
      }
      if (method === 'PUT') {
        stored = { ...stored, Notes: { ...(sent.at(-1)!.body as StoredAdvice), Version: 2 } };
      } else if (isNew) {
        stored = { ...stored, Records: [record(1 + stored.Records.length), ...stored.Records] };
      }
    }
    const made = { RecordId: stored.Records[0]?.Id, IsNew: isNew };
    return Promise.resolve(Response.json(method === 'POST' ? { ...stored, ...made } : stored));
  });
  beforeEach(() => {
    sent = [];
    refusal = null;
    isNew = true;
  });

  const open = async (given: Partial<Advice> = {}) => {
    stored = advice(given);
    openRoutes([{ path: '/quote/advice/:quoteId', Component: AdviceScreen }], '/quote/advice/7');
    await pass();
  };
  const type = (label: string, value: string) => {
    const field = screen.getByRole('textbox', { name: label });
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await pass();
  };
  const records = () => screen.getByRole('region', { name: 'Records' });

  it('of a household names the insurer’s duty, and says what a record would lack', async () => {
    await open();
    screen.getByText('Ada Quixwater, New business 1/1/2027, effective 1/1/2027');
    screen.getByText(COMPENSATION_RULES.household.source);
    expect(screen.queryByText('Do you expect $1,000 or more, direct and indirect?')).toBeNull();
    const lacks = within(within(records()).getByRole('alert')).getAllByRole('listitem');
    expect(lacks.map(({ textContent }) => textContent)).toEqual(
      adviceGaps('household', NOTHING, isoDate('2027-01-01')),
    );
    within(records()).getByText('No record has been made yet.');
  });

  it('is made of what is typed, which is saved first', async () => {
    await open({ Line: 'group' });
    type('What the client asked for', 'A low deductible');
    fireEvent.click(screen.getByRole('radio', { name: 'No' }));
    await press('Make a record');
    expect(sent).toEqual([
      { path: '/api/advice/7', body: { ...NOTHING, Asked: 'A low deductible', ExpectsThreshold: false } },
      { path: '/api/advice/7/records', body: { Version: 2 } },
    ]);
    within(records()).getByText('Record 1 of 11/21/2026, 10:00 AM');
    within(records()).getByText('By Ada Agent · coverage from 1/1/2027 · kept until 11/20/2036');
    within(records()).getByText(`SHA-256 of the file: ${'1'.repeat(64)}`);
    expect(told.map(({ text }) => text)).toEqual(['The record has been made.']);
  });

  it('is not made while something has to be corrected', async () => {
    await open();
    type('You earn', '20');
    await press('Make a record');
    expect(sent).toEqual([]);
    expect(screen.getByRole('combobox', { name: /^For/ }).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText(PERIOD_NEEDED).length).toBeGreaterThan(0);
  });

  it('says that nothing has changed since the newest one', async () => {
    isNew = false;
    await open({ Records: [record(2), record(1)] });
    await press('Make a record');
    expect(told.map(({ text }) => text)).toEqual(['Nothing has changed since record 2: no other was made.']);
    expect(within(within(records()).getByRole('list', { name: 'Records' })).getAllByRole('listitem')).toHaveLength(2);
  });

  it('downloads one as it was made', async () => {
    await open({ Records: [record(2), record(1)] });
    const names = await saved(() => press('Download the record of 11/21/2026, 10:00 AM'));
    expect(names).toEqual(['Advice record.pdf']);
  });

  it('shows the server’s refusal at the field', async () => {
    await open();
    type('What was said', 'Something');
    refusal = { status: 422, body: { Code: 'RULE_BROKEN', Message: 'No.', Fields: { Said: ['Say it in English.'] } } };
    await press('Save notes');
    expect(screen.getAllByText('Say it in English.').length).toBeGreaterThan(0);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'What was said' }).value).toBe('Something');
  });

  it('is read, not written, by whoever is no agent of the quote', async () => {
    const Notes = { ...NOTHING, Why: 'It is cheap.', Version: 3 };
    await open({ MayWrite: false, Notes, Records: [record(1)] });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Make a record' })).toBeNull();
    screen.getByText('It is cheap.');
    screen.getByText('Not known');
    screen.getByRole('button', { name: 'Download the record of 11/21/2026, 10:00 AM' });
  });
});
