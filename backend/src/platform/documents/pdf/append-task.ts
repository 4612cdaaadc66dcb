/** The worker's input. */
export interface AppendTask {
  /** The pages in front. */
  cover: Uint8Array;
  appended: readonly AppendedPdf[];
}

export interface AppendedPdf {
  /** On a page of its own in front of it, in Latin letters. */
  heading: string;
  lines: readonly string[];
  content: Uint8Array;
}
