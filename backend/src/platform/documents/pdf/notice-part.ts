import type { Content } from 'pdfmake/interfaces.js';
import { NOTICE_POINTS } from '#shared/eligibility/short-term';

/** What must be read first, in the size that the regulation wants. */
export const noticePart = (text: string): Content => ({
  text,
  fontSize: NOTICE_POINTS,
  bold: true,
  margin: [0, 0, 0, 16],
});
