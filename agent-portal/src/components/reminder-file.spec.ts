import { isoDate } from '#shared/dates/iso-date';
import { reminderFile } from './reminder-file.ts';

const REMINDER = {
  id: 'special-enrollment-7@priority-quote',
  day: isoDate('2026-12-31'),
  title: 'Last day to choose plans',
  text: 'Quote 7',
  daysBefore: 7,
  createdAt: new Date('2026-11-23T14:05:06.789Z'),
};
const linesOf = (file: string) => file.split('\r\n');
const unfolded = (file: string) => file.replaceAll('\r\n ', '');

describe('the calendar file of a last day', () => {
  it('is one all-day entry that ends on the next day, with an alarm a week before', () => {
    const file = reminderFile(REMINDER);
    expect(linesOf(file)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Priority Quote//Reminder//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:special-enrollment-7@priority-quote',
      'DTSTAMP:20261123T140506Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Last day to choose plans',
      'DESCRIPTION:Quote 7',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Last day to choose plans',
      'TRIGGER:-P7D',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it.each([
    ['commas and semicolons', 'a, b; c', String.raw`a\, b\; c`],
    ['backslashes', String.raw`a\b`, String.raw`a\\b`],
    ['line breaks', 'a\nb\r\nc', String.raw`a\nb\nc`],
  ])('escapes %s', (_what, text, written) => {
    expect(unfolded(reminderFile({ ...REMINDER, text }))).toContain(`\r\nDESCRIPTION:${written}\r\n`);
  });

  it('folds long lines at 75 bytes without cutting a character, and loses nothing', () => {
    const text = 'Zoë’s ñandú '.repeat(20).trim();
    const file = reminderFile({ ...REMINDER, text });
    for (const line of linesOf(file)) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }
    expect(file).not.toContain('\uFFFD');
    expect(unfolded(file)).toContain(`DESCRIPTION:${text}\r\n`);
  });
});
