import { addDays, type IsoDate } from '#shared/dates/iso-date';

export interface Reminder {
  /** Unique: a calendar that imports the file twice has one entry. */
  id: string;
  day: IsoDate;
  title: string;
  text: string;
  /** Days before, for the alarm. */
  daysBefore: number;
  createdAt: Date;
}

const encoder = new TextEncoder();
/** RFC 5545, 3.1: without the line break. */
const LONGEST_LINE_BYTES = 75;

/** An all-day entry as a calendar file. RFC 5545. */
export function reminderFile({ id, day, title, text, daysBefore, createdAt }: Reminder): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Priority Quote//Reminder//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${createdAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    // The end is exclusive.
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-P${daysBefore}D`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const compact = (day: IsoDate): string => day.replaceAll('-', '');

/** RFC 5545, 3.3.11. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

/** Long lines continue on the next one after a space; a character is never cut. */
function folded(line: string): string {
  const parts: string[] = [''];
  for (const character of line) {
    const part = parts.at(-1)!;
    if (encoder.encode(part + character).length > LONGEST_LINE_BYTES) {
      parts.push(` ${character}`);
    } else {
      parts[parts.length - 1] = part + character;
    }
  }
  return parts.join('\r\n');
}
