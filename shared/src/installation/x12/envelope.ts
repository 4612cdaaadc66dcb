import type { IsoDate } from '#shared/dates/iso-date';
import { cleaned, DELIMITERS, type Segment } from '#shared/installation/x12/segments';

/** The version of ASC X12 834 that HIPAA requires: 45 CFR 162.1502. */
export const VERSION_834 = '005010X220A1';

/** Sender, receiver, date and control number. */
export interface Interchange {
  senderId: string;
  receiverId: string;
  day: IsoDate;
  /** HHMM, Detroit time. */
  time: string;
  /** 1 to 999,999,999; used for the interchange, its group and its set. */
  controlNumber: number;
  isTest: boolean;
}

/** Wraps the segments of one transaction set in ST and SE, then GS and GE, then ISA and IEA. */
export function enveloped(interchange: Interchange, body: readonly Segment[]): Segment[] {
  const { controlNumber, day } = interchange;
  const [interchangeNumber, setNumber] = [String(controlNumber).padStart(9, '0'), '0001'];
  const [sender, receiver] = [cleaned(interchange.senderId, 15), cleaned(interchange.receiverId, 15)];
  const ymd = day.replaceAll('-', '');
  return [
    ['ISA', '00', ' '.repeat(10), '00', ' '.repeat(10), 'ZZ', sender.padEnd(15), 'ZZ', receiver.padEnd(15)].concat(
      [ymd.slice(2), interchange.time, DELIMITERS.REPETITION, '00501', interchangeNumber, '0'],
      [interchange.isTest ? 'T' : 'P', DELIMITERS.COMPONENT],
    ) as unknown as Segment,
    ['GS', 'BE', sender, receiver, ymd, interchange.time, String(controlNumber), 'X', VERSION_834],
    ['ST', '834', setNumber, VERSION_834],
    ...body,
    ['SE', String(body.length + 2), setNumber],
    ['GE', '1', String(controlNumber)],
    ['IEA', '1', interchangeNumber],
  ];
}
